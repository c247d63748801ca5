import * as staff from '@parlour/contract/staff';
import { type ClientFunction, clientFunction } from '../clientFunction.ts';

/** Lists the API keys of the club. */
export const listApiKeys: ClientFunction<typeof staff.listApiKeys> = clientFunction(
  staff.listApiKeys,
  'The API keys could not be loaded.',
);

/** Creates an API key. The key itself is in this response alone. */
export const createApiKey: ClientFunction<typeof staff.createApiKey> = clientFunction(
  staff.createApiKey,
  'The API key was not created.',
);

/** Revokes an API key. */
export const revokeApiKey: ClientFunction<typeof staff.revokeApiKey> = clientFunction(
  staff.revokeApiKey,
  'The API key was not revoked.',
);
