import {
  COUNT_LIMIT,
  type DeskRequestPage,
  type DeskView,
  type QueuedRequest,
  type ViewCounts,
} from '@parlour/contract/staff';
import type { QueueChoice } from './queueChoice.ts';

/** The names of the views. */
export const viewLabels = {
  mine: 'Mine',
  unassigned: 'Unassigned',
  open: 'All Open',
  waiting: 'Waiting for the Member',
  snoozed: 'Snoozed',
  closed: 'Closed',
} as const satisfies Readonly<Record<DeskView, string>>;

/** Says how much a search found, for those who do not see the table change. */
export function foundInWords({ requests, next }: DeskRequestPage): string {
  if (next !== null) return `More than ${requests.length} requests found`;
  return requests.length === 1 ? '1 request found' : `${requests.length} requests found`;
}

const inWords = (count: number) => (count < COUNT_LIMIT ? `${count}` : `${COUNT_LIMIT - 1}+`);

/** How much is in a view and how much of it is unseen, in words (`desk/requests-25`). Null for an empty view, and for none unseen. */
export function countOf(
  view: DeskView,
  counts: ViewCounts | null,
): { total: string; unseen: string | null } | null {
  if (view === 'closed' || counts === null || counts[view].total === 0) return null;
  const { total, unseen } = counts[view];
  return { total: inWords(total), unseen: unseen === 0 ? null : inWords(unseen) };
}

/** Says who wrote last, and how that begins (`desk/requests-24`). */
export function lastWords(
  member: QueuedRequest['member'],
  { from, name, snippet }: NonNullable<QueuedRequest['lastMessage']>,
): string {
  const ofStaff = from === 'you' ? 'You' : (name ?? 'A colleague');
  return `${from === 'member' ? member.name : ofStaff}: ${snippet === '' ? 'sent files' : snippet}`;
}

const emptyViews = {
  mine: 'You have no open request.',
  unassigned: 'Every open request has somebody.',
  open: 'There is no open request.',
  waiting: 'No request waits for its member.',
  snoozed: 'No request is put aside.',
  closed: 'No request has ended yet.',
} as const satisfies Readonly<Record<DeskView, string>>;

/** Says that a view is empty, or that a search finds nothing. */
export function emptyQueue({ view, search }: QueueChoice): { title: string; text?: string } {
  return search === ''
    ? { title: emptyViews[view] }
    : { title: 'Nothing was found.', text: `No request has “${search}”.` };
}
