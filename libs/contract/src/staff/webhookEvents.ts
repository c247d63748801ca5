import * as z from 'zod/mini';
import type { InputOf, NamedSchema, OutputOf } from '../namedSchema.ts';
import { requestTypes } from '../options.ts';
import { dateTimeSchema, idSchema, openChoice } from '../primitives.ts';
import { requestStatuses } from '../requests.ts';
import { requestMoves } from '../requestThreads.ts';
import { contentKinds } from './contentKinds.ts';

const requestDataFields = {
  /** The request. */
  requestId: idSchema,
  /** What staff and member quote of it. */
  reference: z.string(),
  /** The member whose request it is. */
  memberId: idSchema,
  /** What is asked for. */
  requestType: openChoice(requestTypes),
  /** The status once everything that was done at once is done. */
  status: openChoice(requestStatuses),
  /** Rises with each move and message: of two messages about a request, the higher one is newer. */
  version: z.int(),
  /** The move that was made. Null for a new request. */
  move: z.nullable(openChoice(requestMoves)),
};
/** What a webhook is told of a request. */
export interface WebhookRequest extends OutputOf<typeof requestDataFields> {}
/** The same as the server sends it. */
export interface SentWebhookRequest extends InputOf<typeof requestDataFields> {}
const requestDataSchema: NamedSchema<WebhookRequest, SentWebhookRequest> =
  z.object(requestDataFields);

const registrationDataFields = {
  /** The event. */
  eventId: idSchema,
  /** Who registered. */
  memberId: idSchema,
};
/** What a webhook is told of a registration. */
export interface WebhookRegistration extends OutputOf<typeof registrationDataFields> {}
const registrationDataSchema: NamedSchema<WebhookRegistration> = z.object(registrationDataFields);

const redemptionDataFields = {
  /** The benefit. */
  benefitId: idSchema,
  /** Who got a code of it. */
  memberId: idSchema,
};
/** What a webhook is told of a redemption. It does not have the code. */
export interface WebhookRedemption extends OutputOf<typeof redemptionDataFields> {}
const redemptionDataSchema: NamedSchema<WebhookRedemption> = z.object(redemptionDataFields);

/** The states of a membership in a message to a webhook. */
export const membershipStates = ['active', 'suspended', 'ended'] as const;

const memberDataFields = {
  /** The member. */
  memberId: idSchema,
  /** Their id in the club's own member system. */
  crmId: z.string(),
  /** The state of the membership. */
  status: openChoice(membershipStates),
  /** The names of the fields that were changed. Their values are read with an API key. */
  fields: z.array(z.string()),
};
/** What a webhook is told of a member. */
export interface WebhookMember extends OutputOf<typeof memberDataFields> {}
/** The same as the server sends it. */
export interface SentWebhookMember extends InputOf<typeof memberDataFields> {}
const memberDataSchema: NamedSchema<WebhookMember, SentWebhookMember> = z.object(memberDataFields);

const contentDataFields = {
  /** The kind of content. */
  kind: openChoice(contentKinds),
  /** The item. */
  contentId: idSchema,
  /** Its id in the club's other systems. Null where it has none. */
  externalId: z.nullable(z.string()),
};
/** What a webhook is told of content. */
export interface WebhookContent extends OutputOf<typeof contentDataFields> {}
/** The same as the server sends it. */
export interface SentWebhookContent extends InputOf<typeof contentDataFields> {}
const contentDataSchema: NamedSchema<WebhookContent, SentWebhookContent> =
  z.object(contentDataFields);

const importDataFields = {
  /** The import. It may have changed many members and much content. */
  importId: idSchema,
};
/** What a webhook is told of an import. */
export interface WebhookImport extends OutputOf<typeof importDataFields> {}
const importDataSchema: NamedSchema<WebhookImport> = z.object(importDataFields);

const testDataFields = {
  /** The webhook that is tested. */
  webhookId: idSchema,
};
/** What a webhook is told by a test. */
export interface WebhookTest extends OutputOf<typeof testDataFields> {}
const testDataSchema: NamedSchema<WebhookTest> = z.object(testDataFields);

/** The events that a webhook can be told, each with what it says and the schema of its data. */
export const webhookEvents = {
  'request.created': { label: 'A request was sent or entered.', data: requestDataSchema },
  'request.moved': { label: 'A request was moved.', data: requestDataSchema },
  'registration.created': {
    label: 'A member registered for an event.',
    data: registrationDataSchema,
  },
  'registration.canceled': { label: 'A registration was canceled.', data: registrationDataSchema },
  'redemption.created': {
    label: 'A member got the code of a benefit.',
    data: redemptionDataSchema,
  },
  'member.created': { label: 'A member was invited or added.', data: memberDataSchema },
  'member.changed': { label: 'Details of a member were changed.', data: memberDataSchema },
  'member.suspended': { label: 'A membership was suspended.', data: memberDataSchema },
  'member.reactivated': { label: 'A membership was given back.', data: memberDataSchema },
  'member.ended': { label: 'A membership has ended.', data: memberDataSchema },
  'content.published': { label: 'Content was published or shown again.', data: contentDataSchema },
  'content.hidden': { label: 'Content was hidden.', data: contentDataSchema },
  'import.applied': {
    label: 'An import was applied: read members and content anew.',
    data: importDataSchema,
  },
  'import.reverted': { label: 'An import was taken back.', data: importDataSchema },
} as const satisfies Readonly<Record<string, { label: string; data: z.ZodMiniType }>>;

/** An event that a webhook can be told. */
export type WebhookEvent = keyof typeof webhookEvents;

/** Whether a text names an event that a webhook can be told. */
export function isWebhookEvent(text: string): text is WebhookEvent {
  return Object.hasOwn(webhookEvents, text);
}

/** The names of the events, in the order of the form. */
export const webhookEventNames: readonly WebhookEvent[] =
  Object.keys(webhookEvents).filter(isWebhookEvent);

/** The type of a message that staff send to try a webhook. No webhook chooses it. */
export const WEBHOOK_TEST = 'webhook.test';

/** The type of a message. */
export type WebhookMessageType = WebhookEvent | typeof WEBHOOK_TEST;

/** What a message of each type tells. */
export type WebhookDataByType = {
  readonly [Type in WebhookEvent]: z.input<(typeof webhookEvents)[Type]['data']>;
} & { readonly [WEBHOOK_TEST]: WebhookTest };

/** A message as it is sent to a webhook. */
export type WebhookMessage = {
  readonly [Type in WebhookMessageType]: {
    /** What happened. */
    readonly type: Type;
    /** When it happened, ISO 8601 in UTC. */
    readonly timestamp: string;
    /** What it happened to: ids, states and names of fields, never the text of a message. */
    readonly data: WebhookDataByType[Type];
  };
}[WebhookMessageType];

const schemaOf = <Data extends z.ZodMiniType>(type: string, data: Data) =>
  z.object({ type: z.literal(type), timestamp: dateTimeSchema, data });

/** The schema of the message of each type. */
export const webhookMessageSchemas: Readonly<Record<string, z.ZodMiniType>> = {
  ...Object.fromEntries(
    Object.entries(webhookEvents).map(([type, { data }]) => [type, schemaOf(type, data)]),
  ),
  [WEBHOOK_TEST]: schemaOf(WEBHOOK_TEST, testDataSchema),
};
