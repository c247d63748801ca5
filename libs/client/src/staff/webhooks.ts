import * as staff from '@parlour/contract/staff';
import { type ClientFunction, clientFunction } from '../clientFunction.ts';

/** Lists the webhooks by name, each with how it goes. */
export const listWebhooks: ClientFunction<typeof staff.listWebhooks> = clientFunction(
  staff.listWebhooks,
  'The webhooks could not be loaded.',
);

/** Adds a webhook, and returns its secret this once. */
export const addWebhook: ClientFunction<typeof staff.addWebhook> = clientFunction(
  staff.addWebhook,
  'The webhook was not added.',
);

/** Changes a webhook. A version other than the current one is refused. */
export const changeWebhook: ClientFunction<typeof staff.changeWebhook> = clientFunction(
  staff.changeWebhook,
  'The webhook was not changed.',
);

/** Deletes a webhook with its log. A version other than the current one is refused. */
export const deleteWebhook: ClientFunction<typeof staff.deleteWebhook> = clientFunction(
  staff.deleteWebhook,
  'The webhook was not deleted.',
);

/** Makes another secret, and returns it this once. The former one signs along for a day. */
export const renewWebhookSecret: ClientFunction<typeof staff.renewWebhookSecret> = clientFunction(
  staff.renewWebhookSecret,
  'The secret was not renewed.',
);

/** Sends a message that tries the webhook. */
export const testWebhook: ClientFunction<typeof staff.testWebhook> = clientFunction(
  staff.testWebhook,
  'The test was not sent.',
);

/** Lists a page of the messages to a webhook, the newest first. */
export const listWebhookDeliveries: ClientFunction<typeof staff.listWebhookDeliveries> =
  clientFunction(staff.listWebhookDeliveries, 'The messages could not be loaded.');

/** Sends a message again, with the same id. */
export const sendWebhookAgain: ClientFunction<typeof staff.sendWebhookAgain> = clientFunction(
  staff.sendWebhookAgain,
  'The message was not sent again.',
);
