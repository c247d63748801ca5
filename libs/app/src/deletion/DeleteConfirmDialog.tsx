import { ConfirmDialog } from '@parlour/ui';
import type { PageData } from '../data/pageData.ts';
import type { DeletionControl } from './useDeletion.ts';

export type DeleteConfirmDialogProps<Item> = Omit<DeletionControl<Item>, 'onDelete'> & {
  /** The list that holds the item. */
  page: PageData<readonly Item[]>;
  /** The title of the dialog. The item's name is below it. */
  question: string;
  /** The label of the confirm button, "Delete" by default. */
  confirmLabel?: string | undefined;
  /** The label of the confirm button while the item is being deleted. */
  pendingLabel?: string | undefined;
  /** Returns the item's name. */
  nameOf: (item: Item) => string;
  /** Returns the element to focus after the item and its delete button are gone. */
  focusAfter: () => HTMLElement | null;
};

/** Asks before an item is deleted. Stays open while the item is listed: both disappear at once and keep the focus. */
export function DeleteConfirmDialog<Item extends { readonly id: string }>({
  page,
  question,
  confirmLabel = 'Delete',
  pendingLabel = 'Deleting...',
  nameOf,
  focusAfter,
  deletion,
  onDeletionConfirm,
  onDeletionCancel,
}: DeleteConfirmDialogProps<Item>) {
  if (deletion === null) return null;
  const { item, stage } = deletion;
  const isListed = page.state === 'loaded' && page.data.some(({ id }) => id === item.id);
  return (
    <ConfirmDialog
      open={stage !== 'dismissed' && isListed}
      title={question}
      text={nameOf(item)}
      confirmLabel={confirmLabel}
      isPending={stage === 'deleting'}
      pendingLabel={pendingLabel}
      {...(stage === 'failed' ? { error: deletion.message } : {})}
      onConfirm={onDeletionConfirm}
      onCancel={onDeletionCancel}
      focusAfter={focusAfter}
    />
  );
}
