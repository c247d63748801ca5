import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'Dialogs/Dialog',
  component: Dialog,
  args: {
    open: true,
    title: 'Submit a Request',
    onClose: fn(),
    children: (
      <Stack gap={5}>
        <TextField label="Subject" value="" onChange={fn()} required />
        <TextArea label="Your request" value="" onChange={fn()} required />
      </Stack>
    ),
    footer: (
      <>
        <Button variant="secondary">Cancel</Button>
        <Button>Submit Request</Button>
      </>
    ),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Request: Story = { tags: ['picture'] };
export const Wide: Story = { args: { size: 'wide' } };
export const Pending: Story = { args: { isPending: true } };
export const InTheDark: Story = { globals: { theme: 'dark' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongerThanTheWindow: Story = {
  args: {
    children: (
      <Stack gap={5}>
        {Array.from({ length: 12 }, (_, index) => (
          <TextField key={index} label={`Guest ${index + 1}`} value="" onChange={fn()} />
        ))}
      </Stack>
    ),
  },
};
