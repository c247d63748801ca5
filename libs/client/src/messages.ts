import { SIGN_IN_ERROR_MESSAGE, signInFailureMessages, type CallName } from '@parlour/contract';

/** Returns the message of an HTTP error without a server's message (CL13). */
export function statusMessage(status: number): string {
  switch (status) {
    case 401:
      return 'Authentication required. Please log in again.';
    case 403:
      return 'Access denied. You do not have permission to access this resource.';
    default:
      return `HTTP error! status: ${status}`;
  }
}

/** The messages of one call's failures. */
export interface FailureMessages {
  /** For a transport or contract failure. */
  readonly fallback: string;
  /** For a domain failure without a server's message, by its HTTP status. */
  readonly forStatus: (status: number) => string;
}

/** Messages of a call that falls back to its HTTP status, if that is an error. */
const ordinaryCall = (message: string): FailureMessages => ({
  fallback: message,
  forStatus: (status) => (status < 400 ? message : statusMessage(status)),
});

/** Messages of a sign-in call: they never show an HTTP status (CL15). */
const signInCall = (message: string): FailureMessages => ({
  fallback: SIGN_IN_ERROR_MESSAGE,
  forStatus: () => message,
});

/** Messages of a preview whose response contains neither a file nor a URL (CL11). */
export const invalidPreviewMessages = ordinaryCall('Invalid preview URL response');

/** The messages of each call for failures without a server's message (CL14, CL15). */
export const failureMessages = {
  requestCode: signInCall(signInFailureMessages.requestCode),
  verifyCode: signInCall(signInFailureMessages.verifyCode),
  getConfiguration: ordinaryCall('Failed to fetch configuration'),
  listBenefits: ordinaryCall('Failed to fetch benefits'),
  getBenefit: ordinaryCall('Failed to fetch benefit'),
  getVendor: ordinaryCall('Failed to fetch vendor'),
  redeemBenefit: ordinaryCall('Redemption failed'),
  listEvents: ordinaryCall('Failed to fetch events'),
  getEvent: ordinaryCall('Failed to fetch event'),
  registerForEvent: ordinaryCall('Registration failed'),
  listDestinations: ordinaryCall('Failed to fetch destinations'),
  getDestination: ordinaryCall('Failed to fetch destination'),
  listRelatedVendors: ordinaryCall('Failed to fetch related vendors'),
  getProfile: ordinaryCall('Failed to fetch profile'),
  updateProfile: ordinaryCall('Failed to update profile'),
  listPaymentMethods: ordinaryCall('Failed to fetch payment methods'),
  addPaymentMethod: ordinaryCall('Failed to add payment method'),
  deletePaymentMethod: ordinaryCall('Failed to delete payment method'),
  submitChangeRequest: ordinaryCall('Failed to submit change request'),
  submitRequest: ordinaryCall('Failed to submit request'),
  listDocuments: ordinaryCall('Failed to fetch documents'),
  uploadDocument: ordinaryCall('Failed to upload document.'),
  deleteDocument: ordinaryCall('Failed to delete document'),
  previewDocument: ordinaryCall('Failed to preview document. Please try again.'),
  listGiftGuides: ordinaryCall('Failed to fetch gift guides'),
  getGiftGuide: ordinaryCall('Failed to fetch gift guide'),
  getGiftProduct: ordinaryCall('Failed to fetch gift product'),
} as const satisfies Readonly<Record<Exclude<CallName, 'proxyImage'>, FailureMessages>>;
