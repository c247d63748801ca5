import * as staff from '@parlour/contract/staff';
import { type ClientFunction, clientFunction } from '../clientFunction.ts';

/** Lists a page of the queue in one of its views. */
export const listDeskRequests: ClientFunction<typeof staff.listDeskRequests> = clientFunction(
  staff.listDeskRequests,
  'The queue could not be loaded.',
);

/** Searches requests by reference, member, subject, thread and tag. */
export const searchDeskRequests: ClientFunction<typeof staff.searchDeskRequests> = clientFunction(
  staff.searchDeskRequests,
  'The search failed.',
);

/** Loads a request with its thread. */
export const getDeskRequest: ClientFunction<typeof staff.getDeskRequest> = clientFunction(
  staff.getDeskRequest,
  'The request could not be loaded.',
);

/** Enters a request on behalf of a member. */
export const enterDeskRequest: ClientFunction<typeof staff.enterDeskRequest> = clientFunction(
  staff.enterDeskRequest,
  'The request was not entered.',
);

/** Takes, asks, confirms, completes, declines or moves a request otherwise. */
export const moveDeskRequest: ClientFunction<typeof staff.moveDeskRequest> = clientFunction(
  staff.moveDeskRequest,
  'The request was not changed.',
);

/** Gives a request to a member of staff. */
export const assignDeskRequest: ClientFunction<typeof staff.assignDeskRequest> = clientFunction(
  staff.assignDeskRequest,
  'The request was not assigned.',
);

/** Lets another request of the same member go on in place of this one. */
export const mergeDeskRequest: ClientFunction<typeof staff.mergeDeskRequest> = clientFunction(
  staff.mergeDeskRequest,
  'The requests were not merged.',
);

/** Takes a merge back. */
export const unmergeDeskRequest: ClientFunction<typeof staff.unmergeDeskRequest> = clientFunction(
  staff.unmergeDeskRequest,
  'The merge was not taken back.',
);

/** Links another request of the same member. */
export const linkDeskRequest: ClientFunction<typeof staff.linkDeskRequest> = clientFunction(
  staff.linkDeskRequest,
  'The requests were not linked.',
);

/** Writes to the member, unless the thread has a line that was not seen. */
export const writeDeskMessage: ClientFunction<typeof staff.writeDeskMessage> = clientFunction(
  staff.writeDeskMessage,
  'The message was not sent.',
);

/** Writes a note that staff alone read. */
export const writeDeskNote: ClientFunction<typeof staff.writeDeskNote> = clientFunction(
  staff.writeDeskNote,
  'The note was not saved.',
);

/** Adds and removes tags of a request. The others stay, so that nothing is lost of two changes at once. */
export const changeDeskTags: ClientFunction<typeof staff.changeDeskTags> = clientFunction(
  staff.changeDeskTags,
  'The tags were not changed.',
);

/** Lists the staff who work on requests. */
export const listAssignees: ClientFunction<typeof staff.listAssignees> = clientFunction(
  staff.listAssignees,
  'The list of colleagues could not be loaded.',
);
