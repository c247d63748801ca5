import {
  EVENT_GROUPING_PARAMETER,
  type EventGrouping,
  eventGroupings,
  parseEventGrouping,
} from '@parlour/core';
import { useSearchParams } from 'react-router';

/** How the list of events is grouped, and how to choose the other way. */
export interface EventGroupingChoice {
  /** How the list is grouped. */
  readonly grouping: EventGrouping;
  /** Called with the other grouping. */
  readonly onGroupingChange: (grouping: EventGrouping) => void;
}

/** Stores the grouping in the URL as `?group=`. */
export function useEventGrouping(): EventGroupingChoice {
  const [search, setSearch] = useSearchParams();
  return {
    grouping: parseEventGrouping(search.get(EVENT_GROUPING_PARAMETER)),
    onGroupingChange: (grouping) =>
      setSearch(
        (current) => {
          const next = new URLSearchParams(current);
          if (grouping === eventGroupings[0]) next.delete(EVENT_GROUPING_PARAMETER);
          else next.set(EVENT_GROUPING_PARAMETER, grouping);
          return next;
        },
        { replace: true },
      ),
  };
}
