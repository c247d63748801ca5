import { pageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { useNow } from '@parlour/app/hooks';
import { useQuery } from '@tanstack/react-query';
import { usePageTitle } from '../../../app/usePageTitle.ts';
import { changeRequestsQuery } from '../queries.ts';
import { ChangeRequestsView } from './ChangeRequestsView.tsx';
import { useDecision } from './useDecision.tsx';

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

/** Binds the open change requests to their query, and opens the question of a decision. */
export function ChangeRequestsScreen() {
  usePageTitle('Change Requests');
  const changeRequests = useQuery(changeRequestsQuery(useClient()));
  const { decide, dialog } = useDecision(changeRequests.data ?? []);
  return (
    <>
      <ChangeRequestsView
        page={pageData(changeRequests)}
        now={useNow()}
        timeZone={timeZone}
        onDecide={decide}
      />
      {dialog}
    </>
  );
}
