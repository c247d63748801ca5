// The functions of the desk's calls, apart from the members' so that no bundle of theirs loads them.
export { createApiKey, listApiKeys, revokeApiKey } from './apiKeys.ts';
export { listAuditEntries } from './audit.ts';
export {
  addCannedReply,
  changeCannedReply,
  deleteCannedReply,
  fillCannedReplies,
  listCannedReplies,
} from './replies.ts';
export {
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
} from './content.ts';
export { getEmailChoices, setEmailChoices } from './emailChoices.ts';
export {
  applyImport,
  discardImport,
  getExportFile,
  getImport,
  listExports,
  listImportMappings,
  listImports,
  planImport,
  revertImport,
  startExport,
  uploadImport,
} from './imports.ts';
export { claimInvitation, openInvitation, startSetUp } from './setUp.ts';
export {
  addStaffPasskey,
  deleteStaffPasskey,
  listStaffKeys,
  renewRecoveryCodes,
  setStaffTotp,
  startStaffKey,
} from './keys.ts';
export { addMacro, changeMacro, deleteMacro, listMacros, runMacro } from './macros.ts';
export { getMember, listMemberCards, listMemberDocuments, openMemberDocument } from './members.ts';
export {
  acceptChangeRequest,
  countChangeRequests,
  declineChangeRequest,
  listChangeRequests,
} from './changeRequests.ts';
export {
  changeMember,
  changeMemberEmail,
  enableMemberSignIn,
  endMembership,
  inviteMember,
  inviteMemberAgain,
  listMembers,
  reactivateMember,
  suspendMember,
} from './memberAdministration.ts';
export { searchMembers } from './memberSearch.ts';
export { startMemberView } from './memberViews.ts';
export {
  changeStaffRoles,
  endStaffAccount,
  inviteStaff,
  inviteStaffAgain,
  listStaff,
} from './people.ts';
export {
  changePicture,
  deletePicture,
  getPicture,
  listPictures,
  replacePicture,
  uploadPicture,
} from './pictures.ts';
export { announceEditing, announceWriting, listEditors } from './presence.ts';
export { searchEverything } from './search.ts';
export { deleteDeskFile, getDeskFile, uploadDeskFile } from './requestFiles.ts';
export {
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
} from './requests.ts';
export {
  addRelease,
  addToRelease,
  chooseRelease,
  deleteRelease,
  getRelease,
  listReleases,
  publishRelease,
  renameRelease,
  revertRelease,
  scheduleHiding,
  scheduleRelease,
} from './releases.ts';
export { addSavedFilter, deleteSavedFilter, listSavedFilters } from './savedFilters.ts';
export { getMe } from './me.ts';
export { endStaffSession, listStaffSessions } from './sessions.ts';
export {
  requestStaffCode,
  signInWithCode,
  signInWithPasskey,
  startPasskeySignIn,
  startStepUp,
  stepUp,
} from './signIn.ts';
export { signOutStaff } from './signOut.ts';
export {
  changeSettings,
  checkOperation,
  chooseFirstRun,
  getClubContents,
  getSettings,
  removeLogo,
  sendTestEmail,
  setLogo,
} from './settings.ts';
export {
  addWebhook,
  changeWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  renewWebhookSecret,
  sendWebhookAgain,
  testWebhook,
} from './webhooks.ts';
