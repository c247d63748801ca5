import type { Macro } from '@parlour/contract/staff';

/** The macros of the stories and tests. */
export const macros: Macro[] = [
  {
    id: 'x1',
    version: 3,
    title: 'Follow up in three days',
    moves: ['take', 'snooze'],
    snoozeDays: 3,
    text: 'Dear {member.firstName},\nwe come back to you about “{request.subject}” in three days.',
    tags: ['follow-up'],
  },
  {
    id: 'x2',
    version: 1,
    title: 'Ask for the day',
    moves: ['ask'],
    snoozeDays: null,
    text: 'Which day suits you?',
    tags: [],
  },
];
