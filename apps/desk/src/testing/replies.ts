import type { CannedReply } from '@parlour/contract/staff';

/** The canned replies of the stories and tests. */
export const replies: CannedReply[] = [
  {
    id: 'c1',
    version: 2,
    title: 'Received',
    text: 'Dear {member.firstName},\nthank you for “{request.subject}”. We are on it.\n{staff.firstName}',
  },
  {
    id: 'c2',
    version: 1,
    title: 'Table booked',
    text: 'Your table is booked ({request.reference}).',
  },
];

/** The same, filled in for the request of the tests. */
export const filledReplies: CannedReply[] = [
  {
    id: 'c1',
    version: 2,
    title: 'Received',
    text: 'Dear Grace,\nthank you for “A table for our anniversary”. We are on it.\nTheo',
  },
  { id: 'c2', version: 1, title: 'Table booked', text: 'Your table is booked (RQ-5H3N8V).' },
];
