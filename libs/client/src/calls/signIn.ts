import * as contract from '@parlour/contract';
import type { CallOptions, Client } from '../client.ts';
import { sentences } from '../sentences.ts';

/** Requests a one-time code by e-mail. The response does not reveal whether the e-mail is a member's. */
export const requestCode = (client: Client, body: contract.CodeRequest, options?: CallOptions) =>
  client.send(contract.requestCode, { body }, sentences.requestCode, options);

/** Signs in with a one-time code. */
export const verifyCode = (
  client: Client,
  body: contract.CodeVerification,
  options?: CallOptions,
) => client.send(contract.verifyCode, { body }, sentences.verifyCode, options);

/** Fetches the browser's part of the server's configuration. */
export const getConfiguration = (client: Client, options?: CallOptions) =>
  client.send(contract.getConfiguration, {}, sentences.getConfiguration, options);
