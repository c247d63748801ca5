import * as contract from '@parlour/contract';
import type { CallOptions, Client } from '../client.ts';
import { failureMessages } from '../messages.ts';

/** Fetches the member's own profile. */
export function getProfile(client: Client, options?: CallOptions) {
  return client.send(contract.getProfile, {}, failureMessages.getProfile, options);
}

/** Changes the member's own profile. Omitted fields stay unchanged. */
export function updateProfile(client: Client, body: contract.ProfileUpdate, options?: CallOptions) {
  return client.send(contract.updateProfile, { body }, failureMessages.updateProfile, options);
}

/** Asks the club to change a field that only the club may change. */
export function submitChangeRequest(
  client: Client,
  body: contract.ChangeRequestPayload,
  options?: CallOptions,
) {
  return client.send(
    contract.submitChangeRequest,
    { body },
    failureMessages.submitChangeRequest,
    options,
  );
}
