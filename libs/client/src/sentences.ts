import { SIGN_IN_FAULT, signInRefusals, type CallName } from '@parlour/contract';

/** Returns the message of an HTTP error without a server's message (CL13). */
export const statusSentence = (status: number): string => {
  switch (status) {
    case 401:
      return 'Authentication required. Please log in again.';
    case 403:
      return 'Access denied. You do not have permission to access this resource.';
    default:
      return `HTTP error! status: ${status}`;
  }
};

/** The messages of one call's failures. */
export interface Sentences {
  /** For a transport or contract failure. */
  readonly fault: string;
  /** For a domain failure without a server's message, by its HTTP status. */
  readonly refusal: (status: number) => string;
}

/** Messages of a call that falls back to its HTTP status, if that is an error. */
const ordinaryCall = (message: string): Sentences => ({
  fault: message,
  refusal: (status) => (status < 400 ? message : statusSentence(status)),
});

/** Messages of a sign-in call: they never show an HTTP status (CL15). */
const signInCall = (message: string): Sentences => ({
  fault: SIGN_IN_FAULT,
  refusal: () => message,
});

/** Messages of a preview whose response contains neither a file nor a URL (CL11). */
export const invalidPreview = ordinaryCall('Invalid preview URL response');

/** The messages of each call for failures without a server's message (CL14, CL15). */
export const sentences = {
  requestCode: signInCall(signInRefusals.requestCode),
  verifyCode: signInCall(signInRefusals.verifyCode),
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
} as const satisfies Readonly<Record<Exclude<CallName, 'proxyImage'>, Sentences>>;
