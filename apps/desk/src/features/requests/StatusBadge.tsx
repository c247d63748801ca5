import type { DeskRequest } from '@parlour/contract/staff';
import { deskStatusLabel } from '@parlour/core';
import { Badge } from '@parlour/ui';

/** The statuses that are marked at the desk: what is new, what is settled, and what failed. */
const tones = new Map<string, 'accent' | 'positive' | 'critical'>([
  ['received', 'accent'],
  ['confirmed', 'positive'],
  ['completed', 'positive'],
  ['declined', 'critical'],
]);

/** How far a request is. */
export function StatusBadge({ status }: Pick<DeskRequest, 'status'>) {
  return <Badge tone={tones.get(status)}>{deskStatusLabel(status)}</Badge>;
}
