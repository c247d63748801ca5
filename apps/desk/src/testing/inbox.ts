import type { InboxItem } from '@parlour/contract/staff';

const request = { id: 'r1', reference: 'RQ-5H3N8V', subject: 'A table for our anniversary' };
const item = { request, memberName: 'Grace Okafor' };

/** An inbox with one line of each kind. */
export const inboxItems: InboxItem[] = [
  {
    ...item,
    entryId: '4',
    kind: 'answered',
    isUnseen: true,
    by: 'Grace',
    snippet: 'Perfect. Here is the table we had.',
    at: '2030-02-01T09:40:00.000Z',
  },
  {
    ...item,
    entryId: '3',
    kind: 'mentioned',
    isUnseen: true,
    by: 'Nora',
    snippet: 'They loved the corner table, @Theo Lindqvist.',
    at: '2030-02-01T08:36:00.000Z',
  },
  {
    ...item,
    entryId: '2',
    kind: 'handed_over',
    isUnseen: true,
    by: 'Nora',
    snippet: 'They land at nine tonight.',
    at: '2030-01-31T19:02:00.000Z',
  },
  {
    ...item,
    entryId: '1',
    kind: 'assigned',
    isUnseen: false,
    by: 'Nora',
    snippet: '',
    at: '2030-01-31T08:30:00.000Z',
  },
  {
    ...item,
    entryId: '0',
    kind: 'taken',
    isUnseen: false,
    by: 'Owen',
    snippet: '',
    at: '2030-01-30T08:30:00.000Z',
  },
];
