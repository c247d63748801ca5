import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SentRequestDialog } from './SentRequestDialog.tsx';

const meta = {
  title: 'Dialogs/Sent request',
  component: SentRequestDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 560 } } },
  args: {
    sent: {
      reference: 'RQ-7K2M9X',
      requestType: 'Dining',
      subject: 'Dining Reservation - November 27, 2026',
    },
    onClose: fn(),
  },
} satisfies Meta<typeof SentRequestDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const OpenOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
