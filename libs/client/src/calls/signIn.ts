import * as contract from '@parlour/contract';
import type { CallOptions, Client } from '../client.ts';
import { failureMessages } from '../messages.ts';

/** Requests a one-time code by e-mail. The response does not reveal whether the e-mail is a member's. */
export function requestCode(client: Client, body: contract.CodeRequest, options?: CallOptions) {
  return client.send(contract.requestCode, { body }, failureMessages.requestCode, options);
}

/** Signs in with a one-time code. */
export function verifyCode(client: Client, body: contract.CodeVerification, options?: CallOptions) {
  return client.send(contract.verifyCode, { body }, failureMessages.verifyCode, options);
}

/** Fetches the browser's part of the server's configuration. */
export function getConfiguration(client: Client, options?: CallOptions) {
  return client.send(contract.getConfiguration, {}, failureMessages.getConfiguration, options);
}
