import type { Logger } from 'pino';
import type { Random } from '../../../../platform/crypto/random.ts';
import { type Secrets, UnknownKeyError } from '../../../../platform/crypto/secrets.ts';
import type { Database } from '../../../../platform/postgres/database.ts';
import { after, type Clock, SECOND } from '../../../../platform/process/clock.ts';
import { signals } from '../../../../platform/process/signals.ts';
import { findWebhook, type WebhookRow } from '../repository.ts';
import { signatureOf } from '../signing.ts';
import type { WebhookRules } from '../webhookUrl.ts';
import {
  claimDue,
  type ClaimedDelivery,
  findDueWebhooks,
  giveBack,
  storeOutcome,
} from './claims.ts';
import type { TryOutcome, WebhookNetwork } from './send.ts';
import { waitAfter } from './waits.ts';

// At once to one webhook, so that a slow one is not flooded.
const AT_ONCE = 5;

/** The dependencies of {@link createCourier}. */
interface CourierDependencies {
  readonly database: Database;
  readonly secrets: Pick<Secrets, 'open'>;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Pick<Logger, 'warn'>;
  readonly rules: WebhookRules;
  /** The real one by default. */
  readonly network?: WebhookNetwork;
}

/** Sends what is due to the webhooks. */
interface Courier {
  /** Looks for what is due. Resolves once it has begun. */
  wake(): Promise<void>;
  /** Resolves once nothing is under way. */
  idle(): Promise<void>;
  /** Ends the tries under way, whose messages another server takes. */
  stop(): Promise<void>;
}

/**
 * Creates what sends messages to webhooks. Each webhook has a lane of its own, so that one that is slow keeps no other
 * waiting. Several servers may send at once, since each message is claimed by one (api/staff/webhooks-7).
 */
export function createCourier(dependencies: CourierDependencies): Courier {
  const { database, secrets, clock, random, log, rules } = dependencies;
  const { queries } = database;
  const stopping = new AbortController();
  const lanes = new Map<string, Promise<void>>();

  const secretsOf = ({ sealedSecret, sealedFormerSecret, formerSecretUntil }: WebhookRow) => {
    const isFormerValid = formerSecretUntil !== null && formerSecretUntil > clock.now();
    const sealed = isFormerValid ? [sealedSecret, sealedFormerSecret] : [sealedSecret];
    return sealed
      .filter((each) => each !== null)
      .map((each) => secrets.open('webhook secret', each));
  };

  const trySending = async (
    webhook: WebhookRow,
    delivery: ClaimedDelivery,
  ): Promise<TryOutcome> => {
    // Loaded with the first message: where a module imports `node:http`, Node loads the client of `fetch` too.
    const { sendOnce, webhookInternet } = await import('./send.ts');
    const { network = webhookInternet } = dependencies;
    const body = JSON.stringify(delivery.payload);
    const timestamp = Math.floor(clock.now().getTime() / SECOND);
    const signed = { id: delivery.messageId, timestamp, body };
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Parlour',
      'webhook-id': signed.id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signatureOf(secretsOf(webhook), signed),
    };
    return sendOnce({ url: webhook.url, headers, body }, rules, network, stopping.signal);
  };

  const deliver = async (webhook: WebhookRow, delivery: ClaimedDelivery): Promise<void> => {
    let outcome: TryOutcome;
    try {
      outcome = await trySending(webhook, delivery);
    } catch (error) {
      if (!(error instanceof UnknownKeyError)) throw error;
      outcome = { status: null, issue: 'Its secret can’t be opened any more. Renew the secret.' };
    }
    const now = clock.now();
    if (outcome.issue !== null && stopping.signal.aborted) return giveBack(queries, delivery, now);
    const wait = outcome.issue === null ? null : waitAfter(delivery.tries, random);
    const dueAt = wait === null ? null : after(now, wait);
    await storeOutcome(queries, delivery, outcome, { dueAt, now });
    const isGivenUp = outcome.issue !== null && dueAt === null;
    if (outcome.issue === null) signals.emit('delivery', 'delivered');
    else signals.emit('delivery', isGivenUp ? 'given-up' : 'failed');
    if (isGivenUp) {
      const { id: webhookId } = webhook;
      log.warn({ webhookId, messageId: delivery.messageId }, 'a message to a webhook was given up');
    }
  };

  /** Sends everything that is due to one webhook. */
  const runLane = async (webhookId: string): Promise<void> => {
    while (!stopping.signal.aborted) {
      const claimed = await claimDue(queries, webhookId, clock.now(), AT_ONCE);
      const webhook = claimed.length === 0 ? undefined : await findWebhook(queries, webhookId);
      if (webhook === undefined) return;
      await Promise.all(claimed.map((delivery) => deliver(webhook, delivery)));
    }
  };

  return {
    async wake() {
      if (stopping.signal.aborted) return;
      for (const id of await findDueWebhooks(queries, clock.now())) {
        if (lanes.has(id)) continue;
        const lane = runLane(id)
          .catch((error: unknown) => log.warn({ err: error }, 'messages to a webhook wait'))
          .finally(() => lanes.delete(id));
        lanes.set(id, lane);
      }
    },
    async idle() {
      await Promise.all(lanes.values());
    },
    async stop() {
      stopping.abort();
      await Promise.all(lanes.values());
    },
  };
}
