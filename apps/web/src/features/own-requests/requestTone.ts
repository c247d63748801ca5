import type { MemberRequest } from '@parlour/contract';

/** Returns how the mark of a request's progress looks: what waits for the member is prominent, what is settled is calm. */
export function requestTone({
  status,
}: Pick<MemberRequest, 'status'>): 'accent' | 'positive' | 'critical' | 'neutral' {
  switch (status) {
    case 'awaiting_member':
      return 'accent';
    case 'confirmed':
    case 'completed':
      return 'positive';
    case 'declined':
      return 'critical';
    default:
      return 'neutral';
  }
}
