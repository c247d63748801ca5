import * as contract from '@parlour/contract';
import { type ClientFunction, clientFunction } from '../clientFunction.ts';

/** Fetches the browser's part of the server's configuration. */
export const getConfiguration: ClientFunction<typeof contract.getConfiguration> = clientFunction(
  contract.getConfiguration,
  'Failed to fetch configuration',
);
