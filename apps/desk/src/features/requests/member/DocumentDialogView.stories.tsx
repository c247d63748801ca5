import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { longName } from '../../../testing/long.ts';
import { DocumentDialogView } from './DocumentDialog.tsx';

const meta = {
  title: 'Dialogs/Open a document',
  component: DocumentDialogView,
  args: {
    title: 'Passport',
    url: null,
    reason: 'A visa for Friday',
    isPending: false,
    failure: null,
    onReasonChange: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DocumentDialogView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reason: Story = {};
export const Opening: Story = { args: { isPending: true } };
export const Failed: Story = { args: { failure: 'The document could not be opened.' } };
export const Opened: Story = { args: { url: 'blob:opened' } };
export const LongWords: Story = {
  args: { title: longName, reason: longName },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
