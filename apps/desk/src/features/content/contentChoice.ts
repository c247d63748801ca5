import { contentStates, type ContentState } from '@parlour/contract/staff';

/** What is shown of the items of a kind, as the URL says it (`desk/content-1`). */
export interface ContentChoice {
  readonly state: ContentState;
  /** Parts of words of the name; empty for all. */
  readonly text: string;
  /** From 1. */
  readonly page: number;
}

/** Every item, from the first one on. */
export const defaultChoice: ContentChoice = { state: 'all', text: '', page: 1 };

const LONGEST = 200;

/** Reads the choice from the URL. What cannot be one there counts as absent. */
export function parseChoice(parameters: URLSearchParams): ContentChoice {
  const page = Number(parameters.get('page') ?? '1');
  return {
    state: contentStates.find((state) => state === parameters.get('state')) ?? 'all',
    text: (parameters.get('text') ?? '').trim().slice(0, LONGEST),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** Returns the query of a URL that shows a choice. It is also that of the call. */
export function choiceQuery({ state, text, page }: ContentChoice): URLSearchParams {
  const query = new URLSearchParams();
  if (state !== 'all') query.set('state', state);
  if (text !== '') query.set('text', text);
  if (page > 1) query.set('page', String(page));
  return query;
}
