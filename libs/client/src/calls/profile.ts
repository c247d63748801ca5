import * as contract from '@parlour/contract';
import type { CallOptions, Client } from '../client.ts';
import { sentences } from '../sentences.ts';

/** Fetches the member's own profile. */
export const getProfile = (client: Client, options?: CallOptions) =>
  client.send(contract.getProfile, {}, sentences.getProfile, options);

/** Changes the member's own profile. Omitted fields stay unchanged. */
export const updateProfile = (
  client: Client,
  body: contract.ProfileUpdate,
  options?: CallOptions,
) => client.send(contract.updateProfile, { body }, sentences.updateProfile, options);

/** Asks the club to change a field that only the club may change. */
export const submitChangeRequest = (
  client: Client,
  body: contract.ChangeRequestPayload,
  options?: CallOptions,
) => client.send(contract.submitChangeRequest, { body }, sentences.submitChangeRequest, options);
