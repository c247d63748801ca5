import * as staff from '@parlour/contract/staff';
import { type ClientFunction, clientFunction } from '../clientFunction.ts';

/** Tells the other desks that the caller writes in a request, every 10 seconds meanwhile, or that they ended. */
export const announceWriting: ClientFunction<typeof staff.announceWriting> = clientFunction(
  staff.announceWriting,
  'The other desks could not be told.',
);

/** Tells the other desks that the caller has an item of the studio open, every 10 seconds meanwhile, or closed it. */
export const announceEditing: ClientFunction<typeof staff.announceEditing> = clientFunction(
  staff.announceEditing,
  'The other desks could not be told.',
);

/** Lists the staff who edit content. */
export const listEditors: ClientFunction<typeof staff.listEditors> = clientFunction(
  staff.listEditors,
  'The list could not be loaded.',
);
