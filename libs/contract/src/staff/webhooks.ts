import * as z from 'zod/mini';
import type { InputOf, NamedSchema, OutputOf } from '../namedSchema.ts';
import { dateTimeSchema, idSchema, openChoice } from '../primitives.ts';
import { countSchema, lineSchema } from '../typedSchemas.ts';
import { webhookEventNames } from './webhookEvents.ts';
import { typedLine } from '../typedText.ts';

/** How many webhooks the club has at most. */
export const WEBHOOKS_LIMIT = 20;
/** How many deliveries a page of the log has at most. */
export const DELIVERIES_PAGE = 25;
/** How many characters the URL of a webhook has at most. */
export const WEBHOOK_URL_LIMIT = 1000;

const newWebhookFields = {
  /** What staff know it by. No other has the same, in any letter case. */
  name: lineSchema,
  /** Where the messages go: an https URL on the public internet, without a user name or password. */
  url: z.string().check(z.overwrite(typedLine), z.minLength(1), z.maxLength(WEBHOOK_URL_LIMIT)),
  /** The events that it is told. */
  events: z
    .array(z.enum(webhookEventNames))
    .check(z.minLength(1, 'must have at least one event'), z.maxLength(webhookEventNames.length)),
  /** Whether it is told anything now. */
  isActive: z.boolean(),
};

/** A webhook as it is stored. */
export interface NewWebhook extends OutputOf<typeof newWebhookFields> {}
/** Parses a webhook to store. */
export const newWebhookSchema: NamedSchema<NewWebhook> = z.object(newWebhookFields);

const webhookChangeFields = {
  ...newWebhookFields,
  /** The version that was seen. */
  version: z.int(),
};

/** A webhook as it is stored in place of the version that was seen. */
export interface WebhookChange extends OutputOf<typeof webhookChangeFields> {}
/** Parses a webhook to store in place of the version that was seen. */
export const webhookChangeSchema: NamedSchema<WebhookChange> = z.object(webhookChangeFields);

const webhookFields = {
  /** Opaque. */
  id: idSchema,
  /** What staff know it by. */
  name: z.string(),
  /** Where the messages go. */
  url: z.string(),
  /** The events that it is told. */
  events: z.array(openChoice(webhookEventNames)),
  /** Whether it is told anything now. */
  isActive: z.boolean(),
  /** Rises with each change. */
  version: z.int(),
  /** When it was added, ISO 8601 in UTC. */
  createdAt: dateTimeSchema,
  /** How many messages wait for a try. */
  waiting: z.int(),
  /** How many messages of the last thirty days were given up. */
  givenUp: z.int(),
  /** When it last took a message. Null where it never did within thirty days. */
  lastDeliveredAt: z.nullable(dateTimeSchema),
  /** What went wrong with the last try. Null where the last try went well, or none was made. */
  issue: z.nullable(z.string()),
  /** Until when messages are also signed with the former secret. Null where there is none. */
  formerSecretUntil: z.nullable(dateTimeSchema),
};

/** A webhook of the club, with how it goes. */
export interface Webhook extends OutputOf<typeof webhookFields> {}
/** A webhook as the server sends it. */
export interface SentWebhook extends InputOf<typeof webhookFields> {}
/** Parses a webhook of the club. */
export const webhookSchema: NamedSchema<Webhook, SentWebhook> = z.object(webhookFields);

const webhookWithSecretFields = {
  /** The webhook. */
  webhook: webhookSchema,
  /** What signs its messages, `whsec_` and base64. It is shown this once: a repeated call with the same key has null. */
  secret: z.nullable(z.string()),
};

/** A webhook with its new secret. */
export interface WebhookWithSecret extends OutputOf<typeof webhookWithSecretFields> {}
/** A webhook with its new secret as the server sends it. */
export interface SentWebhookWithSecret extends InputOf<typeof webhookWithSecretFields> {}
/** Parses a webhook with its new secret. */
export const webhookWithSecretSchema: NamedSchema<WebhookWithSecret, SentWebhookWithSecret> =
  z.object(webhookWithSecretFields);

/** What has become of a delivery: it waits for a try, was taken, or is tried no more. */
export const deliveryStates = ['waiting', 'delivered', 'given_up'] as const;

const deliveryFields = {
  /** Opaque. */
  id: idSchema,
  /** The header `webhook-id`: the same for each try. */
  messageId: idSchema,
  /** The type of the message. */
  event: z.string(),
  /** What was sent, as JSON. */
  payload: z.string(),
  /** What has become of it. */
  state: openChoice(deliveryStates),
  /** When it happened, ISO 8601 in UTC. */
  createdAt: dateTimeSchema,
  /** How often it was tried. */
  tries: z.int(),
  /** When it is tried next. Null once it is not. */
  dueAt: z.nullable(dateTimeSchema),
  /** When it was taken. Null while it was not. */
  deliveredAt: z.nullable(dateTimeSchema),
  /** The HTTP status of the last response. Null where none came. */
  lastStatus: z.nullable(z.int()),
  /** What went wrong last. Null where nothing did. */
  lastIssue: z.nullable(z.string()),
};

/** One message to a webhook, with what has become of it. */
export interface WebhookDelivery extends OutputOf<typeof deliveryFields> {}
/** A message to a webhook as the server sends it. */
export interface SentWebhookDelivery extends InputOf<typeof deliveryFields> {}

const deliveryPageFields = {
  /** The webhook. */
  webhook: webhookSchema,
  /** The newest first. */
  deliveries: z.array(z.object(deliveryFields)),
  /** The `before` of the next page. Null on the last one. */
  next: z.nullable(z.string()),
};

/** A page of the log of a webhook. */
export interface DeliveryPage extends OutputOf<typeof deliveryPageFields> {}
/** A page of the log of a webhook as the server sends it. */
export interface SentDeliveryPage extends InputOf<typeof deliveryPageFields> {}
/** Parses a page of the log of a webhook. */
export const deliveryPageSchema: NamedSchema<DeliveryPage, SentDeliveryPage> =
  z.object(deliveryPageFields);

const deliveryQueryFields = {
  /** The `next` of the page before. */
  before: z.optional(idSchema),
  /** At most this many. */
  limit: z.optional(countSchema),
};

/** What a page of the log shows. */
export interface DeliveryQuery extends OutputOf<typeof deliveryQueryFields> {}
/** What a page of the log shows, as it is sent. */
export interface SentDeliveryQuery extends InputOf<typeof deliveryQueryFields> {}
/** Parses what a page of the log shows. */
export const deliveryQuerySchema: NamedSchema<DeliveryQuery, SentDeliveryQuery> =
  z.object(deliveryQueryFields);
