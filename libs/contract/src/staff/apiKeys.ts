import * as z from 'zod/mini';
import type { KeyPermission } from '../access.ts';
import type { InputOf, NamedSchema, OutputOf } from '../namedSchema.ts';
import { dateTimeSchema, idSchema, openChoice } from '../primitives.ts';
import { lineSchema } from '../typedSchemas.ts';
import { namedPersonSchema } from './requests.ts';

/** How every API key begins, so that one is recognized wherever it turns up. */
export const API_KEY_PREFIX = 'parlour_';
/** How many API keys the club has at most, ended ones left out. */
export const API_KEYS_LIMIT = 50;

/** The permissions that an API key can hold. */
export const keyPermissions = [
  'desk.read',
  'desk.reply',
  'member.read',
  'member.edit',
  'change_request.decide',
  'content.edit',
  'content.publish',
  'content.import',
  'audit.read',
] as const satisfies readonly KeyPermission[];

/** What has become of an API key. */
export const apiKeyStates = ['active', 'expired', 'revoked'] as const;
/** What has become of an API key: `expired` by its end date, `revoked` by an administrator. */
export type ApiKeyState = (typeof apiKeyStates)[number];

const newApiKeyFields = {
  /** What the key is for, such as the name of the other system. */
  name: lineSchema,
  /** What it may do: at least one, each once. */
  permissions: z
    .array(z.enum(keyPermissions))
    .check(z.minLength(1), z.maxLength(keyPermissions.length)),
  /** The first instant when it is no longer valid, at most {@link API_KEY_DAYS} days ahead. */
  expiresAt: dateTimeSchema,
};

/** An API key to create. */
export interface NewApiKey extends OutputOf<typeof newApiKeyFields> {}
/** Parses an API key to create. */
export const newApiKeySchema: NamedSchema<NewApiKey> = z.object(newApiKeyFields);

const apiKeyFields = {
  /** Opaque. The audit trail names the key by it. */
  id: idSchema,
  /** What the key is for. */
  name: z.string(),
  /** What it may do. */
  permissions: z.array(z.string()),
  /** The last four characters of the key. */
  hint: z.string(),
  /** Who created it. */
  createdBy: namedPersonSchema,
  /** ISO 8601 in UTC. */
  createdAt: dateTimeSchema,
  /** The first instant when it is no longer valid, ISO 8601 in UTC. */
  expiresAt: dateTimeSchema,
  /** When it was last used, ISO 8601 in UTC, to the minute. Null before the first use. */
  lastUsedAt: z.nullable(dateTimeSchema),
  /** What has become of it. */
  state: openChoice(apiKeyStates),
};

/** An API key of the club. It does not hold the key itself. */
export interface ApiKey extends OutputOf<typeof apiKeyFields> {}
/** An API key of the club as the server sends it. */
export interface SentApiKey extends InputOf<typeof apiKeyFields> {}
/** Parses an API key of the club. */
export const apiKeySchema: NamedSchema<ApiKey, SentApiKey> = z.object(apiKeyFields);

const createdApiKeyFields = {
  ...apiKeyFields,
  /** The key itself, which is sent once. Null in the response to a repeated call. */
  secret: z.nullable(z.string()),
};

/** An API key that was just created, with the key itself. */
export interface CreatedApiKey extends OutputOf<typeof createdApiKeyFields> {}
/** An API key that was just created, as the server sends it. */
export interface SentCreatedApiKey extends InputOf<typeof createdApiKeyFields> {}
/** Parses an API key that was just created. */
export const createdApiKeySchema: NamedSchema<CreatedApiKey, SentCreatedApiKey> =
  z.object(createdApiKeyFields);
