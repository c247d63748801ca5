import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { longName, longWord } from '../../testing/long.ts';
import { crm } from '../../testing/webhooks.ts';
import { emptyWebhook, draftOf, WebhookDialogView } from './WebhookDialog.tsx';

const meta = {
  title: 'Dialogs/Webhook',
  component: WebhookDialogView,
  args: {
    title: 'Add a Webhook',
    submitLabel: 'Add Webhook',
    pendingLabel: 'Adding...',
    draft: emptyWebhook,
    isPending: false,
    failure: null,
    onChange: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof WebhookDialogView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NewWebhook: Story = {};
export const Refused: Story = {
  args: {
    draft: { ...draftOf(crm), url: 'https://10.0.0.7/parlour' },
    failure: { field: 'url', message: 'URL must lead to the public internet.' },
  },
};
export const Failed: Story = {
  args: {
    draft: draftOf(crm),
    failure: { field: null, message: 'The webhook was not added.' },
  },
};
export const LongWords: Story = {
  args: {
    title: `Change ${longName}`,
    draft: { ...draftOf(crm), name: longName, url: `https://${longWord}.example/${longWord}` },
    failure: { field: 'url', message: `The host ${longWord}.example could not be found.` },
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
