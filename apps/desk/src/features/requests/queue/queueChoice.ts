import {
  isDate,
  isSearchText,
  requestStatuses,
  type RequestStatus,
  type RequestType,
  requestTypes,
} from '@parlour/contract';
import {
  type DeskOrder,
  deskOrders,
  type DeskView,
  deskViews,
  type QueueConditions,
  type SavedFilter,
} from '@parlour/contract/staff';
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
  /** Only this kind of request. Empty for all. */
  readonly type: RequestType | '';
  /** Only those with this status. Empty for all. */
  readonly status: RequestStatus | '';
  /** Only those that this member of staff has, or `nobody`. Empty for all. */
  readonly who: string;
  /** Only those about this day or a later one, `YYYY-MM-DD`. Empty for all. */
  readonly from: string;
  /** Only those about this day or an earlier one, `YYYY-MM-DD`. Empty for all. */
  readonly until: string;
  /** The page after this row; null for the first one. */
  readonly before: string | null;
}

/** Nothing that narrows a view besides a tag. */
export const noConditions = { type: '', status: '', who: '', from: '', until: '' } as const;

/** The queue as it is opened. */
export const defaultChoice: QueueChoice = {
  view: 'open',
  order: 'changed',
  search: '',
  tag: '',
  ...noConditions,
  before: null,
};

const dayOf = (value: string | null) => (value !== null && isDate(value) ? value : '');

/** Returns what narrows the view besides a tag, as the server has it. */
export function conditionsOf({ type, status, who, from, until }: QueueChoice): QueueConditions {
  return {
    ...(type === '' ? {} : { type }),
    ...(status === '' ? {} : { status }),
    ...(who === '' ? {} : { assignee: who }),
    ...(from === '' ? {} : { from }),
    ...(until === '' ? {} : { until }),
  };
}

/** Returns what a saved filter shows. */
export function choiceOf(filter: SavedFilter): QueueChoice {
  const { view, order, text, tag, conditions = {} } = filter;
  const { type = '', status = '', assignee = '', from = '', until = '' } = conditions;
  return {
    view,
    order,
    search: text ?? '',
    tag: tag ?? '',
    type,
    status,
    who: assignee,
    from,
    until,
    before: null,
  };
}

/** Reads the choice from the URL. What is unknown there counts as absent. */
export function parseChoice(parameters: URLSearchParams): QueueChoice {
  const search = (parameters.get('search') ?? '').trim();
  return {
    view: deskViews.find((view) => view === parameters.get('view')) ?? defaultChoice.view,
    order: deskOrders.find((order) => order === parameters.get('order')) ?? defaultChoice.order,
    search: isSearchText(search) ? search : '',
    tag: (parameters.get('tag') ?? '').trim(),
    type: requestTypes.find((type) => type === parameters.get('type')) ?? '',
    status: requestStatuses.find((status) => status === parameters.get('status')) ?? '',
    who: parameters.get('who') ?? '',
    from: dayOf(parameters.get('from')),
    until: dayOf(parameters.get('until')),
    before: parameters.get('before'),
  };
}

/** Returns the query of a URL that shows a choice, without what the queue is opened with. */
export function choiceQuery(choice: QueueChoice): URLSearchParams {
  const { view, order, search, tag, type, status, who, from, until, before } = choice;
  return new URLSearchParams({
    ...(view === defaultChoice.view ? {} : { view }),
    ...(order === defaultChoice.order ? {} : { order }),
    ...(search === '' ? {} : { search }),
    ...(tag === '' ? {} : { tag }),
    ...(type === '' ? {} : { type }),
    ...(status === '' ? {} : { status }),
    ...(who === '' ? {} : { who }),
    ...(from === '' ? {} : { from }),
    ...(until === '' ? {} : { until }),
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
