import {
  type DeliveryQuery,
  DELIVERIES_PAGE,
  type NewWebhook,
  type SentDeliveryPage,
  WEBHOOK_TEST,
  type WebhookChange,
  type WebhookMessage,
  WEBHOOKS_LIMIT,
} from '@parlour/contract/staff';
import { ApiError, invalidInput, orNotFound } from '../../../errors/apiError.ts';
import { newId } from '../../../platform/crypto/random.ts';
import { ADVISORY_LOCKS } from '../../../platform/postgres/advisoryLocks.ts';
import type { Queries, Transaction } from '../../../platform/postgres/database.ts';
import { webhooks } from '../../../platform/postgres/schema/index.ts';
import { after, DAY } from '../../../platform/process/clock.ts';
import { notifyWebhooks } from '../../../platform/webhooks/channel.ts';
import type { FeatureDependencies } from '../../dependencies.ts';
import { createManagedRows } from '../managedRows.ts';
import { presentDelivery, presentWebhook } from './present.ts';
import {
  findDeliveries,
  findWebhooks,
  findWebhookWithHealth,
  insertDelivery,
  insertWebhook,
  lockWebhook,
  makeDue,
  updateWebhook,
} from './repository.ts';
import { newWebhookSecret } from './signing.ts';
import { webhookUrlIssue, type WebhookRules } from './webhookUrl.ts';

/** The dependencies of the webhooks. */
export interface WebhookDependencies extends Pick<
  FeatureDependencies,
  'clock' | 'random' | 'secrets' | 'database'
> {
  readonly webhookRules: WebhookRules;
}

// How long the former secret signs along, so that a receiver has time to change.
const FORMER_SECRET = DAY;
const NOT_FOUND = 'This webhook does not exist any more.';

const rows = createManagedRows({
  table: webhooks,
  title: { column: webhooks.name, field: 'name' },
  lock: ADVISORY_LOCKS.webhooks,
  limit: WEBHOOKS_LIMIT,
  words: { one: 'webhook', many: 'webhooks' },
});

/** Creates what administrators do with webhooks. */
export function createWebhooks({ clock, random, secrets, webhookRules }: WebhookDependencies) {
  const accept = <Stored extends NewWebhook>(webhook: Stored): Stored => {
    const issue = webhookUrlIssue(webhook.url, webhookRules);
    if (issue !== null) throw invalidInput('url', issue);
    return { ...webhook, url: new URL(webhook.url).href, events: [...new Set(webhook.events)] };
  };
  const read = async (queries: Queries, id: string) => {
    const found = orNotFound(await findWebhookWithHealth(queries, id), NOT_FOUND);
    return presentWebhook(found, clock.now());
  };
  const hold = async (transaction: Transaction, id: string) =>
    orNotFound(await lockWebhook(transaction, id), NOT_FOUND);

  return {
    /** Returns the webhooks by name. */
    async list(queries: Queries) {
      const found = await findWebhooks(queries);
      return found.map((each) => presentWebhook(each, clock.now()));
    },
    /** Adds a webhook, and returns its secret this once (api/staff/webhooks-2, api/staff/webhooks-3). */
    async add(transaction: Transaction, staffId: string, webhook: NewWebhook) {
      const { name, url, events, isActive } = accept(webhook);
      await rows.assertMayAdd(transaction, name);
      const id = newId(clock, random);
      const secret = newWebhookSecret(random);
      await insertWebhook(transaction, {
        id,
        name,
        url,
        events: [...events],
        isActive,
        sealedSecret: secrets.seal('webhook secret', secret),
        createdBy: staffId,
        createdAt: clock.now(),
      });
      return { webhook: await read(transaction, id), secret };
    },
    /** Changes a webhook (api/staff/webhooks-2). */
    async change(transaction: Transaction, id: string, change: WebhookChange) {
      const { name, url, events, isActive, version } = accept(change);
      await rows.lockForChange(transaction, { id, version, title: name });
      await updateWebhook(transaction, id, {
        name,
        url,
        events: [...events],
        isActive,
        version: version + 1,
      });
      // What waited while it was off.
      if (isActive) await notifyWebhooks(transaction);
      return read(transaction, id);
    },
    /** Deletes a webhook of the version that was seen, with its log (api/staff/webhooks-2). */
    delete: rows.deleteSeen,
    /** Makes another secret, and returns it this once. The former one signs along for a day (api/staff/webhooks-5). */
    async renewSecret(transaction: Transaction, id: string) {
      const { sealedSecret } = await hold(transaction, id);
      const secret = newWebhookSecret(random);
      await updateWebhook(transaction, id, {
        sealedSecret: secrets.seal('webhook secret', secret),
        sealedFormerSecret: sealedSecret,
        formerSecretUntil: after(clock.now(), FORMER_SECRET),
      });
      return { webhook: await read(transaction, id), secret };
    },
    /** Sends a message that tries the webhook, also where it is off (api/staff/webhooks-13). */
    async test(transaction: Transaction, id: string): Promise<void> {
      await hold(transaction, id);
      const now = clock.now();
      const payload: WebhookMessage = {
        type: WEBHOOK_TEST,
        timestamp: now.toISOString(),
        data: { webhookId: id },
      };
      await insertDelivery(transaction, {
        id: newId(clock, random),
        webhookId: id,
        messageId: `msg_${newId(clock, random)}`,
        event: WEBHOOK_TEST,
        payload,
        createdAt: now,
        dueAt: now,
      });
      await notifyWebhooks(transaction);
    },
    /** Returns a page of the messages to a webhook, the newest first (api/staff/webhooks-14). */
    async log(queries: Queries, id: string, query: DeliveryQuery): Promise<SentDeliveryPage> {
      const webhook = await read(queries, id);
      const limit = Math.min(query.limit ?? DELIVERIES_PAGE, DELIVERIES_PAGE);
      const found = await findDeliveries(queries, id, {
        ...(query.before !== undefined && { before: query.before }),
        limit,
      });
      const deliveries = found.slice(0, limit).map(presentDelivery);
      const last = found.length > limit ? deliveries.at(-1) : undefined;
      return { webhook, deliveries, next: last?.id ?? null };
    },
    /** Sends a message again at once, with the same id (api/staff/webhooks-12). */
    async sendAgain(transaction: Transaction, webhookId: string, id: string): Promise<void> {
      const { isActive } = await hold(transaction, webhookId);
      if (!isActive) {
        throw new ApiError('move_not_allowed', 'This webhook is off. Please turn it on first.');
      }
      if (!(await makeDue(transaction, { webhookId, id }, clock.now()))) {
        throw new ApiError('not_found', 'This message is not in the log any more.');
      }
      await notifyWebhooks(transaction);
    },
  };
}
