import type { CallTable } from '../call.ts';
import { getMe } from './calls/me.ts';
import {
  assignDeskRequest,
  enterDeskRequest,
  getDeskRequest,
  linkDeskRequest,
  listAssignees,
  listDeskRequests,
  mergeDeskRequest,
  moveDeskRequest,
  searchDeskRequests,
  setDeskTags,
  unmergeDeskRequest,
  writeDeskMessage,
  writeDeskNote,
} from './calls/requests.ts';
import { deleteDeskFile, getDeskFile, uploadDeskFile } from './calls/requestFiles.ts';
import { signOutStaff } from './calls/signOut.ts';

/** The calls of the desk. A table of its own, so that the member app's bundle has none of them. */
export const staffCalls = {
  getMe,
  signOutStaff,
  listDeskRequests,
  searchDeskRequests,
  getDeskRequest,
  enterDeskRequest,
  moveDeskRequest,
  assignDeskRequest,
  mergeDeskRequest,
  unmergeDeskRequest,
  linkDeskRequest,
  writeDeskMessage,
  writeDeskNote,
  setDeskTags,
  listAssignees,
  uploadDeskFile,
  getDeskFile,
  deleteDeskFile,
} as const satisfies CallTable;

/** The table of the desk's calls as a type. */
export type StaffCalls = typeof staffCalls;
/** The name of a call of the desk. */
export type StaffCallName = keyof StaffCalls;
