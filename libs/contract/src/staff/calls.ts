import type { CallTable } from '../call.ts';
import { listAuditEntries } from './calls/audit.ts';
import {
  addCannedReply,
  changeCannedReply,
  deleteCannedReply,
  fillCannedReplies,
  listCannedReplies,
} from './calls/replies.ts';
import {
  changeManyContents,
  discardContentDraft,
  getContent,
  getContentVersion,
  hideContent,
  listContent,
  listContentVersions,
  listSuggestedValues,
  orderContent,
  previewContent,
  publishContent,
  revertContent,
  saveContentDraft,
  scheduleContent,
  searchContentChoices,
} from './calls/content.ts';
import { getEmailChoices, setEmailChoices } from './calls/emailChoices.ts';
import { claimInvitation, openInvitation, startSetUp } from './calls/setUp.ts';
import {
  addStaffPasskey,
  deleteStaffPasskey,
  listStaffKeys,
  renewRecoveryCodes,
  setStaffTotp,
  startStaffKey,
} from './calls/keys.ts';
import { addMacro, changeMacro, deleteMacro, listMacros, runMacro } from './calls/macros.ts';
import { searchMembers } from './calls/memberSearch.ts';
import { getMe } from './calls/me.ts';
import {
  getMember,
  listMemberCards,
  listMemberDocuments,
  openMemberDocument,
} from './calls/members.ts';
import { announceWriting } from './calls/presence.ts';
import {
  assignDeskRequest,
  changeDeskTags,
  enterDeskRequest,
  getDeskRequest,
  linkDeskRequest,
  listAssignees,
  listDeskRequests,
  mergeDeskRequest,
  moveDeskRequest,
  searchDeskRequests,
  unmergeDeskRequest,
  writeDeskMessage,
  writeDeskNote,
} from './calls/requests.ts';
import {
  changeStaffRoles,
  endStaffAccount,
  inviteStaff,
  inviteStaffAgain,
  listStaff,
} from './calls/people.ts';
import {
  changePicture,
  deletePicture,
  getPicture,
  listPictures,
  replacePicture,
  uploadPicture,
} from './calls/pictures.ts';
import { addSavedFilter, deleteSavedFilter, listSavedFilters } from './calls/savedFilters.ts';
import { endStaffSession, listStaffSessions } from './calls/sessions.ts';
import {
  requestStaffCode,
  signInWithCode,
  signInWithPasskey,
  startPasskeySignIn,
  startStepUp,
  stepUp,
} from './calls/signIn.ts';
import { deleteDeskFile, getDeskFile, uploadDeskFile } from './calls/requestFiles.ts';
import { signOutStaff } from './calls/signOut.ts';

/** The calls of the desk. A table of its own, so that the member app's bundle has none of them. */
export const staffCalls = {
  openInvitation,
  startSetUp,
  claimInvitation,
  requestStaffCode,
  signInWithCode,
  startPasskeySignIn,
  signInWithPasskey,
  startStepUp,
  stepUp,
  getMe,
  signOutStaff,
  announceWriting,
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
  changeDeskTags,
  listAssignees,
  searchMembers,
  listCannedReplies,
  fillCannedReplies,
  addCannedReply,
  changeCannedReply,
  deleteCannedReply,
  listMacros,
  addMacro,
  changeMacro,
  deleteMacro,
  runMacro,
  listSavedFilters,
  addSavedFilter,
  deleteSavedFilter,
  getEmailChoices,
  setEmailChoices,
  listStaffSessions,
  endStaffSession,
  listStaffKeys,
  startStaffKey,
  addStaffPasskey,
  deleteStaffPasskey,
  setStaffTotp,
  renewRecoveryCodes,
  listStaff,
  inviteStaff,
  inviteStaffAgain,
  changeStaffRoles,
  endStaffAccount,
  uploadDeskFile,
  getDeskFile,
  deleteDeskFile,
  getMember,
  listMemberCards,
  listMemberDocuments,
  openMemberDocument,
  listAuditEntries,
  listContent,
  getContent,
  saveContentDraft,
  discardContentDraft,
  publishContent,
  scheduleContent,
  hideContent,
  revertContent,
  listContentVersions,
  getContentVersion,
  orderContent,
  changeManyContents,
  previewContent,
  listSuggestedValues,
  searchContentChoices,
  listPictures,
  getPicture,
  uploadPicture,
  replacePicture,
  changePicture,
  deletePicture,
} as const satisfies CallTable;

/** The table of the desk's calls as a type. */
export type StaffCalls = typeof staffCalls;
/** The name of a call of the desk. */
export type StaffCallName = keyof StaffCalls;
