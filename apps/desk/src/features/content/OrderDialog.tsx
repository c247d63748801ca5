import { pageData, type PageData, PageDataView } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { send } from '@parlour/client';
import { type ContentItem, type ContentKind, orderContent } from '@parlour/contract/staff';
import { contentNames } from '@parlour/core/content';
import { Skeleton } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CallDialog, type CallViewProps } from '../../app/CallDialog.tsx';
import { useOneKeyedCall } from '../../app/useOneCall.ts';
import { OrderedList } from './fields/OrderedList.tsx';
import { publishedContentQuery } from './queries.ts';

export type OrderDialogProps = {
  /** The kind of content. */
  kind: ContentKind;
  /** Called once they are ordered, or that is given up. */
  onClose: () => void;
};

/** Puts the published items of a kind in an order (`desk/content-4`). */
export function OrderDialog({ kind, onClose }: OrderDialogProps) {
  const client = useClient();
  const published = useQuery({ ...publishedContentQuery(client, kind), gcTime: 0 });
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const { pending, failure, run, renew } = useOneKeyedCall<'order'>();
  const store = async () => {
    if (order === null) return;
    const result = await run('order', (idempotencyKey) =>
      send(
        client,
        orderContent,
        { params: { kind }, body: { ids: [...order] } },
        { idempotencyKey },
      ),
    );
    if (result.ok) return onClose();
    // A list that changed meanwhile is shown as it is now.
    setOrder(null);
    void published.refetch();
  };
  return (
    <OrderDialogView
      kind={kind}
      page={pageData(published)}
      order={order}
      isPending={pending !== null}
      failure={failure}
      onOrder={(ids) => {
        renew();
        setOrder(ids);
      }}
      onSubmit={() => void store()}
      onClose={onClose}
    />
  );
}

type OrderDialogViewProps = CallViewProps & {
  /** The kind of content. */
  kind: ContentKind;
  /** The published items in their present order. */
  page: PageData<readonly ContentItem[]>;
  /** The ids in the new order; null while nothing was moved. */
  order: readonly string[] | null;
  /** Receives all ids in a new order. */
  onOrder: (ids: readonly string[]) => void;
};

/** The published items of a kind, to be put in an order (`desk/content-4`). */
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
