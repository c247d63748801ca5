import type { ImportKind, ImportStatus } from '@parlour/contract/staff';
import { contentNames } from '@parlour/core/content';

/** What each kind is called. */
export const kindLabels: Readonly<Record<ImportKind, string>> = {
  members: 'Members',
  vendor: contentNames.vendor.many,
  benefit: contentNames.benefit.many,
  event: contentNames.event.many,
  destination: contentNames.destination.many,
  gift_guide: contentNames.gift_guide.many,
};

/** What each status is called, and how it looks. */
export const statusCopy = {
  uploaded: { label: 'Uploaded', tone: 'neutral' },
  planning: { label: 'Planning', tone: 'accent' },
  planned: { label: 'Planned', tone: 'accent' },
  applying: { label: 'Applying', tone: 'accent' },
  applied: { label: 'Applied', tone: 'positive' },
  failed: { label: 'Failed', tone: 'neutral' },
  reverting: { label: 'Taking back', tone: 'accent' },
  reverted: { label: 'Taken back', tone: 'neutral' },
} as const satisfies Readonly<Record<ImportStatus, object>>;
