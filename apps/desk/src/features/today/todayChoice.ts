import { deskRoutes } from '@parlour/core/routes';
import {
  type AgendaSpan,
  agendaSpans,
  type AgendaType,
  agendaTypes,
} from '@parlour/contract/staff';

/** What is shown of what takes place, as the URL says it (`desk/today-1`). */
export interface TodayChoice {
  /** A day in it, `YYYY-MM-DD`. Empty for today. */
  readonly day: string;
  readonly span: AgendaSpan;
  /** Empty for all. */
  readonly type: AgendaType | '';
  /** Who has the request: the id of a member of staff, or `nobody`. Empty for all. */
  readonly who: string;
  /** Empty for both. */
  readonly only: 'confirmed' | 'unconfirmed' | '';
}

/** Today, with everything. */
export const defaultChoice: TodayChoice = { day: '', span: 'day', type: '', who: '', only: '' };

const LONGEST = 100;

/** A day that exists, from 1900 on, as the call takes it. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return (
    /^(?:19|[2-9]\d)\d{2}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(time) &&
    new Date(time).toISOString().startsWith(text)
  );
}

/** Reads the choice from the URL. What is unknown there counts as absent. */
export function parseChoice(parameters: URLSearchParams): TodayChoice {
  const of = (name: keyof TodayChoice) => (parameters.get(name) ?? '').trim().slice(0, LONGEST);
  const only = of('only');
  return {
    day: isDay(of('day')) ? of('day') : '',
    span: agendaSpans.find((span) => span === of('span')) ?? 'day',
    type: agendaTypes.find((type) => type === of('type')) ?? '',
    who: of('who'),
    only: only === 'confirmed' || only === 'unconfirmed' ? only : '',
  };
}

/** Returns the query of a URL that shows a choice, without what the page is opened with. */
export function choiceQuery({ span, ...others }: TodayChoice): URLSearchParams {
  const all = { ...(span === 'day' ? {} : { span }), ...others };
  return new URLSearchParams(Object.entries(all).filter(([, value]) => value !== ''));
}

/** Returns the path of a choice. Today has no day in it, so that a bookmark is always of today. */
export function todayPath(choice: TodayChoice, today: string): string {
  const query = choiceQuery({ ...choice, day: choice.day === today ? '' : choice.day }).toString();
  return query === '' ? deskRoutes.today.path : `${deskRoutes.today.path}?${query}`;
}
