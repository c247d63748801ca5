import * as staff from '@parlour/contract/staff';
import { type ClientFunction, clientFunction } from '../clientFunction.ts';

/** Tells the other desks that the caller writes in a request, every 10 seconds meanwhile, or that they ended. */
export const announceWriting: ClientFunction<typeof staff.announceWriting> = clientFunction(
  staff.announceWriting,
  'The other desks could not be told.',
);
