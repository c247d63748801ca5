import type { SentWebhook, SentWebhookDelivery } from '@parlour/contract/staff';
import { isWebhookEvent } from '@parlour/contract/staff';
import type { DeliveryRow, findWebhooks } from './repository.ts';

type FoundWebhook = Awaited<ReturnType<typeof findWebhooks>>[number];

const textOf = (instant: Date | null) => instant?.toISOString() ?? null;

/** Presents a webhook with how it goes. Its secret is never shown again. */
export function presentWebhook({ row, health }: FoundWebhook, now: Date): SentWebhook {
  const { id, name, url, events, isActive, version, createdAt, formerSecretUntil } = row;
  const isFormerValid = formerSecretUntil !== null && formerSecretUntil > now;
  return {
    id,
    name,
    url,
    events: events.filter(isWebhookEvent),
    isActive,
    version,
    createdAt: createdAt.toISOString(),
    waiting: health.waiting,
    givenUp: health.givenUp,
    lastDeliveredAt: textOf(health.lastDeliveredAt),
    issue: health.issue,
    formerSecretUntil: isFormerValid ? textOf(formerSecretUntil) : null,
  };
}

/** Presents a message to a webhook, with what has become of it. */
export function presentDelivery(row: DeliveryRow): SentWebhookDelivery {
  const { id, messageId, event, payload, createdAt, tries, dueAt, deliveredAt } = row;
  const { lastStatus, lastIssue } = row;
  const ended = deliveredAt === null ? 'given_up' : 'delivered';
  return {
    id,
    messageId,
    event,
    payload: JSON.stringify(payload),
    state: dueAt === null ? ended : 'waiting',
    createdAt: createdAt.toISOString(),
    tries,
    dueAt: textOf(dueAt),
    deliveredAt: textOf(deliveredAt),
    lastStatus,
    lastIssue,
  };
}
