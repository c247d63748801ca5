import { isWebhookEvent, WEBHOOK_TEST, webhookEvents } from '@parlour/contract/staff';

/** Says what an event is, by its name where this version does not know it. */
export function eventInWords(event: string): string {
  if (event === WEBHOOK_TEST) return 'A test.';
  return isWebhookEvent(event) ? webhookEvents[event].label : event;
}
