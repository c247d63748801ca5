import { type DeskOrder, deskOrders, type DeskView, deskViews } from '@parlour/contract/staff';

/** Where somebody is in the queue, as the URL says it (`DKR1`). */
export interface QueuePlace {
  readonly view: DeskView;
  readonly order: DeskOrder;
  /** Empty without a search. */
  readonly search: string;
  /** Only requests with this tag, unless something is searched for. Empty for all. */
  readonly tag: string;
  /** The page after this place; null for the first one. */
  readonly before: string | null;
}

/** The queue as it is opened. */
export const firstPlace: QueuePlace = {
  view: 'open',
  order: 'changed',
  search: '',
  tag: '',
  before: null,
};

/** The server searches from this number of characters on. */
export const SHORTEST_SEARCH = 2;

/** Reads the place from the URL. What is unknown there counts as absent. */
export function parsePlace(parameters: URLSearchParams): QueuePlace {
  const search = (parameters.get('search') ?? '').trim();
  return {
    view: deskViews.find((view) => view === parameters.get('view')) ?? firstPlace.view,
    order: deskOrders.find((order) => order === parameters.get('order')) ?? firstPlace.order,
    search: search.length < SHORTEST_SEARCH ? '' : search,
    tag: (parameters.get('tag') ?? '').trim(),
    before: parameters.get('before'),
  };
}

/** Returns the query of a place's URL, without what the queue is opened with. */
export function placeQuery(place: QueuePlace): URLSearchParams {
  const { view, order, search, tag, before } = place;
  return new URLSearchParams({
    ...(view === firstPlace.view ? {} : { view }),
    ...(order === firstPlace.order ? {} : { order }),
    ...(search === '' ? {} : { search }),
    ...(tag === '' ? {} : { tag }),
    ...(before === null ? {} : { before }),
  });
}
