import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { matrix } from '../../stories/matrix.tsx';
import { backdrop } from '../Dialog/Dialog.css.ts';
import * as styles from './ConfirmDialog.css.ts';
import { ConfirmDialog, ConfirmDialogContent, type ConfirmDialogProps } from './ConfirmDialog.tsx';

const meta = {
  title: 'Dialogs/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Are you sure you want to delete this card?',
    text: 'Visa •••• 4242',
    confirmLabel: 'Delete',
    pendingLabel: 'Deleting...',
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 400 } } },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {};
export const Pending: Story = { args: { isPending: true } };
export const Failed: Story = { args: { error: 'Failed to delete card.' } };
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
export const LongWords: Story = {
  args: {
    text: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch-registration-certificate.pdf',
    error: 'It could not be deleted. Please check your connection and try again.',
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};

/** The dialog in its frame. The real one is modal: it would make all other states inert. */
function InFrame(content: ConfirmDialogProps) {
  return (
    <BaseDialog.Root open modal={false}>
      <div className={backdrop} />
      <div role="alertdialog" aria-label={content.title} className={styles.popup}>
        <ConfirmDialogContent {...content} />
      </div>
    </BaseDialog.Root>
  );
}

export const Matrix = matrix<ConfirmDialogProps>(InFrame, {
  base: () => meta.args,
  axes: { error: [undefined, 'Failed to delete card.'] },
  wide: true,
  framed: 'tall',
});
export const InUse = matrix<ConfirmDialogProps>(InFrame, {
  base: () => meta.args,
  axes: { isPending: [false, true] },
  wide: true,
  framed: 'tall',
  interactive: true,
});
