import { callQuery } from '@parlour/app/data';
import type { Client } from '@parlour/client';
import {
  type DeliveryPage,
  listWebhookDeliveries,
  listWebhooks,
  WEBHOOK_TEST,
} from '@parlour/contract/staff';

/** The key of all that is read of webhooks. */
export const webhooksKey = ['webhooks'] as const;

/** All webhooks. */
export function webhooksQuery(client: Client) {
  return callQuery([...webhooksKey, 'all'], client, listWebhooks, {});
}

/** Milliseconds between two looks at a message that is on its way. */
const INTERVAL = 1500;

/** Whether a message of the page was not tried yet, and will be. */
function isOnItsWay({ webhook, deliveries }: DeliveryPage): boolean {
  return deliveries.some(
    ({ state, tries, event }) =>
      state === 'waiting' && tries === 0 && (webhook.isActive || event === WEBHOOK_TEST),
  );
}

/** One webhook with a page of its messages, read again while one is on its way. An empty `before` is the first page. */
export function webhookQuery(client: Client, id: string, before: string) {
  const query = before === '' ? {} : { before };
  return {
    ...callQuery([...webhooksKey, id, before], client, listWebhookDeliveries, {
      params: { id },
      query,
    }),
    refetchInterval: ({ state }: { state: { data?: DeliveryPage | undefined } }) =>
      state.data !== undefined && isOnItsWay(state.data) ? INTERVAL : (false as const),
  };
}
