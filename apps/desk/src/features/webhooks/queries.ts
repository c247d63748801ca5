import { callQuery } from '@parlour/app/data';
import type { Client } from '@parlour/client';
import { listWebhookDeliveries, listWebhooks } from '@parlour/client/staff';

/** The key of all that is read of webhooks. */
export const webhooksKey = ['webhooks'] as const;

/** All webhooks. */
export function webhooksQuery(client: Client) {
  return callQuery([...webhooksKey, 'all'], (signal) => listWebhooks(client, {}, { signal }));
}

/** One webhook with a page of its messages. An empty `before` is the first page. */
export function webhookQuery(client: Client, id: string, before: string) {
  const query = before === '' ? {} : { before };
  return callQuery([...webhooksKey, id, before], (signal) =>
    listWebhookDeliveries(client, { params: { id }, query }, { signal }),
  );
}
