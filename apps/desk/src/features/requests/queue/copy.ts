import type { DeskView } from '@parlour/contract/staff';
import type { QueueChoice } from './queueChoice.ts';

const viewLabels = {
  mine: 'Mine',
  unassigned: 'Unassigned',
  open: 'All Open',
  waiting: 'Waiting for the Member',
  snoozed: 'Snoozed',
  closed: 'Closed',
} as const satisfies Readonly<Record<DeskView, string>>;

/** The views in their order. */
export const queueViews = [
  { value: 'mine', label: viewLabels.mine },
  { value: 'unassigned', label: viewLabels.unassigned },
  { value: 'open', label: viewLabels.open },
  { value: 'waiting', label: viewLabels.waiting },
  { value: 'snoozed', label: viewLabels.snoozed },
  { value: 'closed', label: viewLabels.closed },
] as const satisfies readonly { value: DeskView; label: string }[];

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
