import * as z from 'zod/mini';
import type { Call } from '../../call.ts';
import { idParams, noData, seenVersionQuery } from '../../calls/sharedSchemas.ts';
import { idSchema } from '../../primitives.ts';
import {
  deliveryPageSchema,
  deliveryQuerySchema,
  newWebhookSchema,
  webhookChangeSchema,
  webhookSchema,
  webhookWithSecretSchema,
} from '../webhooks.ts';

const managing = { kind: 'staff', permission: 'integration.manage' } as const;
const managingAfterStepUp = { ...managing, stepUp: true } as const;

/** Lists the webhooks by name, each with how it goes. */
export const listWebhooks = {
  method: 'GET',
  path: '/api/staff/webhooks',
  access: managing,
  summary: 'The webhooks, by name, each with how it goes.',
  failure: 'The webhooks could not be loaded.',
  data: z.array(webhookSchema),
} as const satisfies Call;

/** Adds a webhook, and returns its secret this once. It needs a step-up. */
export const addWebhook = {
  method: 'POST',
  path: '/api/staff/webhooks',
  access: managingAfterStepUp,
  summary: 'Adds a webhook, and returns its secret this once.',
  failure: 'The webhook was not added.',
  body: newWebhookSchema,
  status: 201,
  data: webhookWithSecretSchema,
} as const satisfies Call;

/** Changes a webhook. A version other than the current one is refused. It needs a step-up. */
export const changeWebhook = {
  method: 'PUT',
  path: '/api/staff/webhooks/:id',
  access: managingAfterStepUp,
  summary: 'Changes a webhook.',
  failure: 'The webhook was not changed.',
  params: idParams,
  body: webhookChangeSchema,
  data: webhookSchema,
} as const satisfies Call;

/** Deletes a webhook with its log. A version other than the current one is refused. It needs a step-up. */
export const deleteWebhook = {
  method: 'DELETE',
  path: '/api/staff/webhooks/:id',
  access: managingAfterStepUp,
  summary: 'Deletes a webhook with its log.',
  failure: 'The webhook was not deleted.',
  params: idParams,
  query: seenVersionQuery,
  data: noData,
} as const satisfies Call;

/** Makes another secret, and returns it this once. The former one signs along for a day. It needs a step-up. */
export const renewWebhookSecret = {
  method: 'POST',
  path: '/api/staff/webhooks/:id/secret',
  access: managingAfterStepUp,
  summary: 'Makes another secret, and returns it this once. The former one signs along for a day.',
  failure: 'The secret was not renewed.',
  params: idParams,
  status: 201,
  data: webhookWithSecretSchema,
} as const satisfies Call;

/** Sends a message of the type `webhook.test`, also where the webhook is off. */
export const testWebhook = {
  method: 'POST',
  path: '/api/staff/webhooks/:id/test',
  access: managing,
  summary: 'Sends a message that tries the webhook.',
  failure: 'The test was not sent.',
  params: idParams,
  data: noData,
} as const satisfies Call;

/** Lists a page of the messages to a webhook, the newest first. */
export const listWebhookDeliveries = {
  method: 'GET',
  path: '/api/staff/webhooks/:id/deliveries',
  access: managing,
  summary: 'A page of the messages to a webhook, the newest first.',
  failure: 'The messages could not be loaded.',
  params: idParams,
  query: deliveryQuerySchema,
  data: deliveryPageSchema,
} as const satisfies Call;

/** Sends a message again, with the same id. One that still waits is tried at once. */
export const sendWebhookAgain = {
  method: 'POST',
  path: '/api/staff/webhooks/:id/deliveries/:deliveryId',
  access: managing,
  summary: 'Sends a message again, with the same id.',
  failure: 'The message was not sent again.',
  params: z.object({ id: idSchema, deliveryId: idSchema }),
  data: noData,
} as const satisfies Call;
