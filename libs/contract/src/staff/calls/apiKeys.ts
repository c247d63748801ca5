import * as z from 'zod/mini';
import type { Call } from '../../call.ts';
import { idParams, noData } from '../../calls/sharedSchemas.ts';
import { apiKeySchema, createdApiKeySchema, newApiKeySchema } from '../apiKeys.ts';

const managing = { kind: 'staff', permission: 'integration.manage' } as const;

/** Lists the API keys of the club: those that are valid, then the ended ones, each the newest first. */
export const listApiKeys = {
  method: 'GET',
  path: '/api/staff/api-keys',
  access: managing,
  summary: "The API keys of the club's other systems. None of them holds the key itself.",
  failure: 'The API keys could not be loaded.',
  data: z.array(apiKeySchema),
} as const satisfies Call;

/** Creates an API key, whose secret is sent once. It needs a step-up. */
export const createApiKey = {
  method: 'POST',
  path: '/api/staff/api-keys',
  access: { ...managing, stepUp: true },
  summary: 'Creates an API key. The key itself is in this response alone.',
  failure: 'The API key was not created.',
  body: newApiKeySchema,
  status: 201,
  data: createdApiKeySchema,
} as const satisfies Call;

/** Revokes an API key at once and for good. */
export const revokeApiKey = {
  method: 'DELETE',
  path: '/api/staff/api-keys/:id',
  access: managing,
  summary: 'Revokes an API key. It opens nothing from then on.',
  failure: 'The API key was not revoked.',
  params: idParams,
  data: noData,
} as const satisfies Call;
