import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { MoveDialogView } from './MoveDialogView.tsx';
import { emptyMove } from './moves.ts';

const meta = {
  title: 'Requests/Move',
  component: MoveDialogView,
  args: {
    move: 'confirm',
    draft: { ...emptyMove, date: '2030-02-14', time: '20:00' },
    colleagues: [{ id: 'staff-9', name: 'Nora Bell' }],
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

export const Confirm: Story = {};
export const Decline: Story = { args: { move: 'decline', draft: emptyMove } };
export const Assign: Story = { args: { move: 'assign', draft: emptyMove } };
export const Snooze: Story = { args: { move: 'snooze', draft: emptyMove } };
export const Pending: Story = { args: { isPending: true } };
export const Failed: Story = { args: { failure: 'The day has passed.' } };
export const InTheDark: Story = { globals: { theme: 'dark' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
