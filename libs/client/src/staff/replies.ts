import * as staff from '@parlour/contract/staff';
import { type ClientFunction, clientFunction } from '../clientFunction.ts';

/** Lists the canned replies, with their open slots. */
export const listCannedReplies: ClientFunction<typeof staff.listCannedReplies> = clientFunction(
  staff.listCannedReplies,
  'The replies could not be loaded.',
);

/** Lists the canned replies, filled in for a request and for the caller. */
export const fillCannedReplies: ClientFunction<typeof staff.fillCannedReplies> = clientFunction(
  staff.fillCannedReplies,
  'The replies could not be loaded.',
);

/** Adds a canned reply. */
export const addCannedReply: ClientFunction<typeof staff.addCannedReply> = clientFunction(
  staff.addCannedReply,
  'The reply was not added.',
);

/** Changes a canned reply. A version other than the current one is refused. */
export const changeCannedReply: ClientFunction<typeof staff.changeCannedReply> = clientFunction(
  staff.changeCannedReply,
  'The reply was not changed.',
);

/** Deletes a canned reply. A version other than the current one is refused. */
export const deleteCannedReply: ClientFunction<typeof staff.deleteCannedReply> = clientFunction(
  staff.deleteCannedReply,
  'The reply was not deleted.',
);
