import * as contract from '@parlour/contract';
import { clientFunction } from '../clientFunction.ts';

export const submitRequest = clientFunction(contract.submitRequest, 'Failed to submit request');
