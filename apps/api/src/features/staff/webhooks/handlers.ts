import type { staffCallsOf } from '@parlour/contract/staff';
import type { HandlersOf } from '../../../http/calls/handler.ts';
import { createWebhooks, type WebhookDependencies } from './service.ts';

/** Binds the calls that manage webhooks to their service. */
export function webhookHandlers(
  dependencies: WebhookDependencies,
): HandlersOf<typeof staffCallsOf.webhooks> {
  const { queries } = dependencies.database;
  const webhooks = createWebhooks(dependencies);
  return {
    listWebhooks: { query: async () => ({ data: await webhooks.list(queries) }) },
    addWebhook: {
      command: async ({ body, caller }, transaction) => {
        const data = await webhooks.add(transaction, caller.staffId, body);
        const subject = `webhook:${data.webhook.id}` as const;
        // What is stored for a repeated call must not hold the secret (api/staff/webhooks-3).
        const repeatedData = { ...data, secret: null };
        return { data, repeatedData, events: [{ action: 'webhook.added', subject }] };
      },
    },
    changeWebhook: {
      command: async ({ params, body }, transaction) => {
        const data = await webhooks.change(transaction, params.id, body);
        return { data, events: [{ action: 'webhook.changed', subject: `webhook:${data.id}` }] };
      },
    },
    deleteWebhook: {
      command: async ({ params, query }, transaction) => {
        await webhooks.delete(transaction, params.id, query.version);
        const subject = `webhook:${params.id}` as const;
        return { data: null, events: [{ action: 'webhook.deleted', subject }] };
      },
    },
    renewWebhookSecret: {
      command: async ({ params }, transaction) => {
        const data = await webhooks.renewSecret(transaction, params.id);
        const subject = `webhook:${params.id}` as const;
        const repeatedData = { ...data, secret: null };
        return { data, repeatedData, events: [{ action: 'webhook.secret-renewed', subject }] };
      },
    },
    testWebhook: {
      command: async ({ params }, transaction) => {
        await webhooks.test(transaction, params.id);
        const subject = `webhook:${params.id}` as const;
        return { data: null, events: [{ action: 'webhook.tested', subject }] };
      },
    },
    listWebhookDeliveries: {
      query: async ({ params, query }) => ({ data: await webhooks.log(queries, params.id, query) }),
    },
    sendWebhookAgain: {
      command: async ({ params: { id, deliveryId } }, transaction) => {
        await webhooks.sendAgain(transaction, id, deliveryId);
        const subject = `webhook-message:${deliveryId}` as const;
        return { data: null, events: [{ action: 'webhook.sent-again', subject }] };
      },
    },
  };
}
