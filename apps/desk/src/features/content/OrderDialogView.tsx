import { type PageData, PageDataView } from '@parlour/app/data';
import type { ContentItem, ContentKind } from '@parlour/contract/staff';
import { contentNames } from '@parlour/core/content';
import { Skeleton } from '@parlour/ui';
import { CallDialog } from '../../app/CallDialog.tsx';
import { OrderedList } from './fields/OrderedList.tsx';

export type OrderDialogViewProps = {
  /** The kind of content. */
  kind: ContentKind;
  /** The published items in their present order. */
  page: PageData<readonly ContentItem[]>;
  /** The ids in the new order; null while nothing was moved. */
  order: readonly string[] | null;
  /** Whether the order is being stored. */
  isPending: boolean;
  /** Why it was not stored. */
  failure: string | null;
  /** Receives all ids in a new order. */
  onOrder: (ids: readonly string[]) => void;
  /** Stores the order. */
  onSubmit: () => void;
  /** Closes the dialog. */
  onClose: () => void;
};

/** The published items of a kind, to be put in an order (`DKO4`). */
export function OrderDialogView({ kind, page, order, onOrder, ...dialog }: OrderDialogViewProps) {
  const { many } = contentNames[kind];
  return (
    <CallDialog
      {...dialog}
      title={`Order of ${many}`}
      submitLabel="Save Order"
      pendingLabel="Saving..."
      maySubmit={order !== null}
    >
      <PageDataView page={page} loadingLabel="Loading the order" skeleton={<Skeleton />}>
        {(items) => {
          const labels = new Map(items.map(({ id, title }) => [id, title]));
          const ids = order ?? items.map(({ id }) => id);
          return (
            <OrderedList
              label={many}
              items={ids.map((id) => ({ id, label: labels.get(id) ?? id }))}
              onOrder={onOrder}
            />
          );
        }}
      </PageDataView>
    </CallDialog>
  );
}
