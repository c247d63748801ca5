import type { MacroMove } from '@parlour/contract/staff';
import type { cannedReplies, macros } from '../platform/postgres/schema/index.ts';

const replies = [
  [
    'Thank you',
    'Dear {member.firstName}, thank you for your message. I am looking into it and will write again today. {staff.firstName}',
  ],
  [
    'Table held',
    'Dear {member.firstName}, the table is held for you until noon tomorrow. Shall I confirm it?',
  ],
  [
    'Which dates',
    'Dear {member.firstName}, which dates would suit you best, and how flexible are they?',
  ],
  [
    'Nothing free',
    'Dear {member.firstName}, nothing is free for “{request.subject}” at that time. An hour earlier or later I could arrange it.',
  ],
  [
    'Any special wishes',
    'Is there anything that the house should know, such as allergies or an occasion?',
  ],
] as const;

const templates = [
  {
    title: 'Take and greet',
    moves: ['take'],
    text: 'Dear {member.firstName}, this is with me now. You hear from me today. {staff.firstName}',
  },
  {
    title: 'Ask for the dates',
    moves: ['ask'],
    text: 'Dear {member.firstName}, which dates would suit you best?',
    tags: ['dates open'],
  },
  { title: 'Vendor answers in three days', moves: ['await_vendor', 'snooze'], snoozeDays: 3 },
  {
    title: 'Sold out',
    moves: ['decline'],
    text: 'Dear {member.firstName}, I am sorry: it is sold out, and nobody gives a ticket back.',
    tags: ['sold out'],
  },
] as const satisfies readonly {
  title: string;
  moves: readonly MacroMove[];
  text?: string;
  snoozeDays?: number;
  tags?: readonly string[];
}[];

/** Returns the canned replies and the macros of the sample club (api-15). */
export function sampleTemplates(today: string): {
  readonly replies: (typeof cannedReplies.$inferInsert)[];
  readonly macros: (typeof macros.$inferInsert)[];
} {
  const at = new Date(`${today}T00:00:00Z`);
  const times = { createdAt: at, changedAt: at };
  return {
    replies: replies.map(([title, text], index) => ({
      id: `sample-reply-${index + 1}`,
      title,
      text,
      ...times,
    })),
    macros: templates.map((template, index) => ({
      id: `sample-macro-${index + 1}`,
      title: template.title,
      moves: [...template.moves],
      text: 'text' in template ? template.text : null,
      snoozeDays: 'snoozeDays' in template ? template.snoozeDays : null,
      tags: 'tags' in template ? [...template.tags] : [],
      ...times,
    })),
  };
}
