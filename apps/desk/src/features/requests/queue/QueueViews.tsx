import { useClient } from '@parlour/app/data-layout';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { viewCountsQuery } from '../../../app/session/queries.ts';
import { savedFiltersQuery } from '../queries.ts';
import { parseChoice, queuePath } from './queueChoice.ts';
import { QueueViewsView } from './QueueViewsView.tsx';
import { SavedFilters } from './SavedFilters.tsx';

export type QueueViewsProps = {
  /** Whether the menu of saved filters is below, which the heading of the queue has otherwise. */
  hasFilterMenu: boolean;
};

/** Binds the views of the queue and one's own filters to the address. */
export function QueueViews({ hasFilterMenu }: QueueViewsProps) {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const client = useClient();
  const { data: filters = [] } = useQuery(savedFiltersQuery(client));
  const { data: counts = null } = useQuery(viewCountsQuery(client));
  const choice = parseChoice(parameters);
  return (
    <>
      <QueueViewsView choice={choice} counts={counts} filters={filters} />
      {hasFilterMenu ? (
        <SavedFilters
          choice={choice}
          onGo={(chosen) => void navigate(queuePath({ ...chosen, before: null }))}
        />
      ) : null}
    </>
  );
}
