import { ConfirmDialog } from '@parlour/ui';
import type { PageData } from '../data/pageData.ts';
import type { DeletionControl } from './useDeletion.ts';

/** Props of {@link DeletionQuestion}. */
export type DeletionQuestionProps<Item> = Omit<DeletionControl<Item>, 'onDelete'> & {
  /** The list of which something is deleted. */
  page: PageData<readonly Item[]>;
  question: string;
  /** What a thing is called. */
  nameOf: (item: Item) => string;
  /** Where the focus goes once the button that asked is gone with its thing. */
  focusAfter: () => HTMLElement | null;
};

/** Open as long as what it is about is in the list, so that both go in one moment and the focus is not lost between. */
export function DeletionQuestion<Item extends { readonly id: string }>({
  page,
  question,
  nameOf,
  focusAfter,
  deletion,
  onDeletionConfirm,
  onDeletionCancel,
}: DeletionQuestionProps<Item>) {
  if (deletion === null) return null;
  const { item, stage } = deletion;
  const isListed = page.state === 'loaded' && page.data.some(({ id }) => id === item.id);
  return (
    <ConfirmDialog
      open={stage !== 'dismissed' && isListed}
      title={question}
      text={nameOf(item)}
      confirmLabel="Delete"
      isBusy={stage === 'deleting'}
      busyLabel="Deleting..."
      {...(stage === 'failed' ? { error: deletion.message } : {})}
      onConfirm={onDeletionConfirm}
      onCancel={onDeletionCancel}
      focusAfter={focusAfter}
    />
  );
}
