export { createClient, type CallOptions, type Client } from './client.ts';
export type { ClientOptions } from './clientOptions.ts';
export { newIdempotencyKey } from './newIdempotencyKey.ts';
export type {
  CallFailure,
  ContractFailure,
  Credentials,
  DomainFailure,
  Result,
  TransportFailure,
} from '@parlour/contract';
export { requestCode, verifyCode } from './calls/signIn.ts';
export { endAllSessions, endSession, listSessions } from './calls/sessions.ts';
export { endMemberView, getMemberView, listMemberViews } from './calls/memberViews.ts';
export { signOut } from './calls/signOut.ts';
export { getConfiguration } from './calls/configuration.ts';
export { listBenefits, getBenefit } from './calls/benefits.ts';
export { listRedemptions, redeemBenefit } from './calls/redemptions.ts';
export { getVendor, listRelatedVendors } from './calls/vendors.ts';
export { listEvents, getEvent } from './calls/events.ts';
export { cancelRegistration, listRegistrations, registerForEvent } from './calls/registrations.ts';
export { getDestination } from './calls/destinationDetail.ts';
export { listDestinations } from './calls/destinations.ts';
export { searchClub } from './calls/search.ts';
export { listGiftGuides, getGiftGuide, getGiftProduct } from './calls/giftGuides.ts';
export { getProfile, updateProfile, submitChangeRequest } from './calls/profile.ts';
export {
  listPaymentMethods,
  addPaymentMethod,
  deletePaymentMethod,
} from './calls/paymentMethods.ts';
export {
  cancelRequest,
  getRequest,
  listRequests,
  markRequestSeen,
  rateRequest,
  sendRequestMessage,
  submitRequest,
} from './calls/requests.ts';
export { deleteRequestFile, getRequestFile, uploadRequestFile } from './calls/requestFiles.ts';
export {
  deleteDocument,
  listDocuments,
  previewDocument,
  type DocumentPreview,
} from './calls/documents.ts';
export { uploadDocument } from './calls/documentUpload.ts';
export type { UploadOptions } from './fileCalls.ts';
export { proxyImage } from './calls/images.ts';
