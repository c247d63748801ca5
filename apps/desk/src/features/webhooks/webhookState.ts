import type { Webhook, WebhookDelivery } from '@parlour/contract/staff';

/** A word about a webhook or a message, with what it is about. */
interface StateInWords {
  readonly label: string;
  readonly tone: 'neutral' | 'accent' | 'positive' | 'critical';
}

/** Says how it goes with a webhook (`desk/webhooks-1`). */
export function webhookStateOf({
  isActive,
  issue,
  lastDeliveredAt,
}: Pick<Webhook, 'isActive' | 'issue' | 'lastDeliveredAt'>): StateInWords {
  if (!isActive) return { label: 'Off', tone: 'neutral' };
  if (issue !== null) return { label: 'Failing', tone: 'critical' };
  return lastDeliveredAt === null
    ? { label: 'Nothing sent yet', tone: 'accent' }
    : { label: 'Works', tone: 'positive' };
}

/** Says what has become of a message (`desk/webhooks-5`). */
export function deliveryStateOf({ state, tries }: WebhookDelivery): StateInWords {
  switch (state) {
    case 'delivered':
      return { label: 'Delivered', tone: 'positive' };
    case 'given_up':
      return { label: 'Given up', tone: 'critical' };
    default:
      return { label: tries === 0 ? 'Waiting' : 'Tried again', tone: 'accent' };
  }
}
