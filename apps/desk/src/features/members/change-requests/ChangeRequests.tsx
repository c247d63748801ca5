import { useClient } from '@parlour/app/data-layout';
import { useNow } from '@parlour/app/hooks';
import { SectionHeading, Stack } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { changeRequestsQuery } from '../queries.ts';
import { ChangeRequestList } from './ChangeRequestList.tsx';
import { useDecision } from './useDecision.tsx';

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

export type ChangeRequestsProps = {
  /** Whose. */
  memberId: string;
};

/** The open change requests of one member, where there are any (`DKB9`). */
export function ChangeRequests({ memberId }: ChangeRequestsProps) {
  const { data = [] } = useQuery(changeRequestsQuery(useClient(), memberId));
  const now = useNow();
  const { decide, dialog } = useDecision(data);
  return (
    <>
      {data.length === 0 ? null : (
        <Stack gap={3}>
          <SectionHeading title="Change requests" />
          <ChangeRequestList
            changeRequests={data}
            now={now}
            timeZone={timeZone}
            onDecide={decide}
          />
        </Stack>
      )}
      {dialog}
    </>
  );
}
