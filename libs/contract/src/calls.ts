import type { CallTable } from './call.ts';
import { listBenefits, getBenefit } from './calls/benefits.ts';
import {
  listPaymentMethods,
  addPaymentMethod,
  deletePaymentMethod,
} from './calls/paymentMethods.ts';
import { getConfiguration } from './calls/configuration.ts';
import { getDestination } from './calls/destinationDetail.ts';
import { listDestinations } from './calls/destinations.ts';
import {
  listDocuments,
  uploadDocument,
  deleteDocument,
  previewDocument,
} from './calls/documents.ts';
import { listEvents, getEvent } from './calls/events.ts';
import { listGiftGuides, getGiftGuide, getGiftProduct } from './calls/giftGuides.ts';
import { proxyImage } from './calls/images.ts';
import { endMemberView, getMemberView, listMemberViews } from './calls/memberViews.ts';
import { getProfile, updateProfile, submitChangeRequest } from './calls/profile.ts';
import { listRedemptions, redeemBenefit } from './calls/redemptions.ts';
import { cancelRegistration, listRegistrations, registerForEvent } from './calls/registrations.ts';
import { deleteRequestFile, getRequestFile, uploadRequestFile } from './calls/requestFiles.ts';
import {
  cancelRequest,
  getRequest,
  listRequests,
  markRequestSeen,
  rateRequest,
  sendRequestMessage,
  submitRequest,
} from './calls/requests.ts';
import { searchClub } from './calls/search.ts';
import { endAllSessions, endSession, listSessions } from './calls/sessions.ts';
import { requestCode, verifyCode } from './calls/signIn.ts';
import { signOut } from './calls/signOut.ts';
import { getVendor, listRelatedVendors } from './calls/vendors.ts';

// Each call is a separate constant, so a browser loads only the schemas of the calls that it makes.

/** The one table of calls, in the order of the specification (CN1). */
export const calls = {
  requestCode,
  verifyCode,
  signOut,
  getConfiguration,
  listBenefits,
  getBenefit,
  getVendor,
  redeemBenefit,
  listEvents,
  getEvent,
  registerForEvent,
  cancelRegistration,
  listDestinations,
  getDestination,
  listRelatedVendors,
  getProfile,
  updateProfile,
  listPaymentMethods,
  addPaymentMethod,
  deletePaymentMethod,
  submitChangeRequest,
  submitRequest,
  listRequests,
  getRequest,
  sendRequestMessage,
  cancelRequest,
  rateRequest,
  markRequestSeen,
  uploadRequestFile,
  getRequestFile,
  deleteRequestFile,
  listDocuments,
  uploadDocument,
  deleteDocument,
  previewDocument,
  listRegistrations,
  listRedemptions,
  listSessions,
  endSession,
  endAllSessions,
  listMemberViews,
  getMemberView,
  endMemberView,
  listGiftGuides,
  getGiftGuide,
  getGiftProduct,
  searchClub,
  proxyImage,
} as const satisfies CallTable;

/** The table as a type, with the input and data of each call. */
export type Calls = typeof calls;
/** The name of a call in the table. */
export type CallName = keyof Calls;
