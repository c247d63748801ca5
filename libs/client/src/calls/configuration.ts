import * as contract from '@parlour/contract';
import { clientFunction } from '../clientFunction.ts';

/** Fetches the browser's part of the server's configuration. */
export const getConfiguration = clientFunction(
  contract.getConfiguration,
  'Failed to fetch configuration',
);
