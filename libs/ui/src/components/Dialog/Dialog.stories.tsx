import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { matrix } from '../../stories/matrix.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import * as styles from './Dialog.css.ts';
import { Dialog, DialogContent, type DialogProps } from './Dialog.tsx';

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

export const Request: Story = {};
export const Wide: Story = { args: { size: 'wide' } };
export const Pending: Story = { args: { isPending: true } };
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
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
  tags: ['proof'],
};

/** A dialog in its frame. The real one is modal: it would make all other states inert. */
function InFrame({ size = 'regular', ...content }: DialogProps) {
  return (
    <BaseDialog.Root open modal={false}>
      <div className={styles.backdrop} />
      <div role="dialog" aria-label={content.title} className={styles.size[size]}>
        <DialogContent {...content} />
      </div>
    </BaseDialog.Root>
  );
}

const base = () => ({
  ...meta.args,
  children: <TextField label="Subject" value="" onChange={fn()} required />,
});

export const Matrix = matrix<DialogProps>(InFrame, {
  base,
  axes: { size: ['regular', 'wide'] },
  wide: true,
  framed: 'tall',
});
export const InUse = matrix<DialogProps>(InFrame, {
  base,
  axes: { isPending: [false, true] },
  wide: true,
  framed: 'tall',
  interactive: true,
});
