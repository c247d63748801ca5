import type { NewWebhook, Webhook } from '@parlour/contract/staff';
import { isWebhookEvent } from '@parlour/contract/staff';

/** A webhook while it is entered. */
export type WebhookDraft = Readonly<Pick<NewWebhook, 'name' | 'url' | 'isActive'>> & {
  readonly events: readonly NewWebhook['events'][number][];
};

/** The draft of a new webhook. */
export const emptyWebhook: WebhookDraft = { name: '', url: '', events: [], isActive: true };

/** Returns the draft of a stored webhook. An event that only a newer server knows is left out. */
export function draftOf({ name, url, events, isActive }: Webhook): WebhookDraft {
  return { name, url, events: events.filter(isWebhookEvent), isActive };
}

/** Returns what is sent of a draft. */
export function sentDraft({ events, ...draft }: WebhookDraft): NewWebhook {
  return { ...draft, events: [...events] };
}
