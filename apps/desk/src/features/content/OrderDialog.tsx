import { pageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { send } from '@parlour/client';
import { type ContentKind, orderContent } from '@parlour/contract/staff';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOneKeyedCall } from '../../app/useOneCall.ts';
import { OrderDialogView } from './OrderDialogView.tsx';
import { publishedContentQuery } from './queries.ts';

export type OrderDialogProps = {
  /** The kind of content. */
  kind: ContentKind;
  /** Called once they are ordered, or that is given up. */
  onClose: () => void;
};

/** Puts the published items of a kind in an order (`DKO4`). */
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
