import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { longName, longWord } from '../../../testing/long.ts';
import { requests } from '../../../testing/requests.ts';
import { MoveDialogView } from './MoveDialog.tsx';
import { emptyMove } from './preparedMove.ts';

const confirmation = {
  ...emptyMove,
  date: '2030-02-14',
  time: '20:00',
  endTime: '22:00',
  party: '2 guests',
  place: 'Osteria del Lago',
  address: 'Via Roma 4, Como',
  confirmationNumber: 'OL-2214',
};

const meta = {
  title: 'Requests/Move',
  component: MoveDialogView,
  args: {
    move: 'confirm',
    status: 'in_progress',
    draft: confirmation,
    begun: emptyMove,
    colleagues: [{ id: 'staff-9', name: 'Nora Bell' }],
    holder: null,
    reference: 'RQ-5H3N8V',
    others: { found: null, failure: null },
    attachment: null,
    preview: { email: undefined, isPending: false, failure: null, onShow: fn() },
    today: '2030-02-01',
    isPending: false,
    failure: null,
    onChange: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof MoveDialogView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TakeFromAColleague: Story = {
  args: { move: 'take', draft: emptyMove, holder: 'Nora Bell' },
};
export const Confirm: Story = {};
export const Ask: Story = {
  args: {
    move: 'ask',
    attachment: {
      upload: null,
      issue: undefined,
      onChoose: fn(),
      onCancel: fn(),
      onRemove: fn(),
    },
    draft: {
      ...emptyMove,
      text: 'Which of these two tables do you prefer?',
      files: [{ id: 'f1', name: 'tables.pdf', size: 240_000, extension: 'pdf' }],
    },
  },
};
export const EmailShown: Story = {
  args: {
    preview: {
      email: {
        subject: '[Confirmed · RQ-5H3N8V] A table for our anniversary',
        text: 'Theo confirmed the request.\n\nWhen: February 14, 2030 at 8:00 PM\nWhere: Osteria del Lago',
      },
      isPending: false,
      failure: null,
      onShow: fn(),
    },
  },
};
export const NoEmail: Story = {
  args: { preview: { email: null, isPending: false, failure: null, onShow: fn() } },
};
export const EmailNotShown: Story = {
  args: {
    preview: {
      email: undefined,
      isPending: false,
      failure: 'The email could not be shown.',
      onShow: fn(),
    },
  },
};
export const WorkOnAChange: Story = {
  args: { move: 'resume', status: 'confirmed', draft: emptyMove },
};
export const Decline: Story = { args: { move: 'decline', draft: emptyMove } };
export const Assign: Story = { args: { move: 'assign', draft: emptyMove } };
export const Snooze: Story = { args: { move: 'snooze', draft: emptyMove } };
export const SnoozeWithoutItsDay: Story = {
  args: { move: 'snooze', draft: { ...emptyMove, when: '8pm', time: '20:00' } },
};
export const NotUnderstood: Story = {
  args: { draft: { ...confirmation, when: 'fri for two' } },
};
export const Link: Story = {
  args: {
    move: 'link',
    draft: emptyMove,
    others: { found: requests.slice(1), failure: null },
  },
};
export const LinkSearchFailed: Story = {
  args: {
    move: 'link',
    draft: { ...emptyMove, search: 'lake' },
    others: { found: null, failure: 'The search failed.' },
  },
};
export const NothingToMergeInto: Story = {
  args: { move: 'merge', draft: emptyMove, others: { found: [], failure: null } },
};
export const Merge: Story = {
  args: { move: 'merge', draft: { ...emptyMove, other: requests[2] ?? null } },
};
export const Pending: Story = { args: { isPending: true } };
export const Failed: Story = { args: { failure: 'The day has passed.' } };
export const LongWords: Story = {
  args: {
    draft: {
      ...confirmation,
      party: longName,
      place: longName,
      address: longName,
      confirmationNumber: longWord,
    },
    preview: {
      email: { subject: `[Confirmed · RQ-5H3N8V] ${longName}`, text: `Where: ${longName}` },
      isPending: false,
      failure: null,
      onShow: fn(),
    },
    holder: longName,
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
