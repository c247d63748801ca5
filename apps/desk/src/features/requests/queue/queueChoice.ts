import { isSearchText } from '@parlour/contract';
import { type DeskOrder, deskOrders, type DeskView, deskViews } from '@parlour/contract/staff';
import { href } from '@parlour/core';
import { deskRoutes } from '@parlour/core/routes';

/** What is shown of the queue, as the URL says it (`desk/requests-1`). */
export interface QueueChoice {
  readonly view: DeskView;
  readonly order: DeskOrder;
  /** Empty without a search. */
  readonly search: string;
  /** Only requests with this tag, unless something is searched for. Empty for all. */
  readonly tag: string;
  /** The page after this row; null for the first one. */
  readonly before: string | null;
}

/** The queue as it is opened. */
export const defaultChoice: QueueChoice = {
  view: 'open',
  order: 'changed',
  search: '',
  tag: '',
  before: null,
};

/** Reads the choice from the URL. What is unknown there counts as absent. */
export function parseChoice(parameters: URLSearchParams): QueueChoice {
  const search = (parameters.get('search') ?? '').trim();
  return {
    view: deskViews.find((view) => view === parameters.get('view')) ?? defaultChoice.view,
    order: deskOrders.find((order) => order === parameters.get('order')) ?? defaultChoice.order,
    search: isSearchText(search) ? search : '',
    tag: (parameters.get('tag') ?? '').trim(),
    before: parameters.get('before'),
  };
}

/** Returns the query of a URL that shows a choice, without what the queue is opened with. */
export function choiceQuery(choice: QueueChoice): URLSearchParams {
  const { view, order, search, tag, before } = choice;
  return new URLSearchParams({
    ...(view === defaultChoice.view ? {} : { view }),
    ...(order === defaultChoice.order ? {} : { order }),
    ...(search === '' ? {} : { search }),
    ...(tag === '' ? {} : { tag }),
    ...(before === null ? {} : { before }),
  });
}

const withQuery = (path: string, choice: QueueChoice) => {
  const query = choiceQuery(choice).toString();
  return query === '' ? path : `${path}?${query}`;
};

/** Returns the path of the queue that shows a choice. */
export function queuePath(choice: QueueChoice): string {
  return withQuery(deskRoutes.requests.path, choice);
}

/** Returns the path of a thread that keeps what the queue shows (`desk/requests/workbench-2`). */
export function threadPath(requestId: string, choice: QueueChoice): string {
  return withQuery(href(deskRoutes.request, { requestId }), choice);
}
