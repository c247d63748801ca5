import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { longName } from '../../testing/long.ts';
import { SecretDialogView } from './WebhookDialog.tsx';

const meta = {
  title: 'Dialogs/Webhook secret',
  component: SecretDialogView,
  args: {
    name: 'The CRM',
    secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwC2jQmBq0y3k=',
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SecretDialogView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const Lost: Story = { args: { secret: null } };
export const LongWords: Story = {
  args: { name: longName },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
