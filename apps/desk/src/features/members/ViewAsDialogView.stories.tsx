import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { longName } from '../../testing/long.ts';
import { ViewAsDialogView } from './ViewAsDialog.tsx';

const meta = {
  title: 'Dialogs/View as a member',
  component: ViewAsDialogView,
  args: {
    name: 'Grace Okafor',
    reason: 'Her list of events looks empty',
    started: null,
    timeZone: 'UTC',
    isPending: false,
    failure: null,
    onReasonChange: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ViewAsDialogView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {};
export const WithoutAReason: Story = { args: { reason: '' } };
export const Beginning: Story = { args: { isPending: true } };
export const Failed: Story = {
  args: { failure: { field: 'reason', message: 'Reason must not hold a card number.' } },
};
export const Begun: Story = {
  tags: ['picture'],
  args: {
    started: {
      url: 'https://club.example/view#view.token',
      expiresAt: '2030-01-31T14:35:00.000Z',
    },
  },
};
export const LongWords: Story = {
  args: { name: longName, reason: longName },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
