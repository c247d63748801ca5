import { SIGN_IN_FAULT, signInRefusals, type CallName } from '@parlour/contract';

/** A refusal without a message, by its HTTP status (spec section 8). */
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

/** What a member reads for one call, by the way in which it fails. */
export interface Sentences {
  /** No answer came, or one that is not as agreed. */
  readonly fault: string;
  /** The server refused with this status and gave no message. */
  readonly refusal: (status: number) => string;
}

/** A call whose refusal speaks by its HTTP status, unless that is no error. */
const ordinary = (fallback: string): Sentences => ({
  fault: fallback,
  refusal: (status) => (status < 400 ? fallback : statusSentence(status)),
});

/** A sign-in call, which never shows an HTTP status. */
const signIn = (fallback: string): Sentences => ({
  fault: SIGN_IN_FAULT,
  refusal: () => fallback,
});

/** What a preview's answer that holds neither a file nor an address is told by (spec section 8). */
export const invalidPreview = ordinary('Invalid preview URL response');

/** What a member reads when a call fails and the server gives no message: the fallbacks of spec section 8. */
export const sentences = {
  requestCode: signIn(signInRefusals.requestCode),
  verifyCode: signIn(signInRefusals.verifyCode),
  getConfiguration: ordinary('Failed to fetch configuration'),
  listBenefits: ordinary('Failed to fetch benefits'),
  getBenefit: ordinary('Failed to fetch benefit'),
  getVendor: ordinary('Failed to fetch vendor'),
  redeemBenefit: ordinary('Redemption failed'),
  listEvents: ordinary('Failed to fetch events'),
  getEvent: ordinary('Failed to fetch event'),
  registerForEvent: ordinary('Registration failed'),
  listDestinations: ordinary('Failed to fetch destinations'),
  getDestination: ordinary('Failed to fetch destination'),
  listRelatedVendors: ordinary('Failed to fetch related vendors'),
  getProfile: ordinary('Failed to fetch profile'),
  updateProfile: ordinary('Failed to update profile'),
  listPaymentMethods: ordinary('Failed to fetch payment methods'),
  addPaymentMethod: ordinary('Failed to add payment method'),
  deletePaymentMethod: ordinary('Failed to delete payment method'),
  submitChangeRequest: ordinary('Failed to submit change request'),
  submitRequest: ordinary('Failed to submit request'),
  listDocuments: ordinary('Failed to fetch documents'),
  uploadDocument: ordinary('Failed to upload document.'),
  deleteDocument: ordinary('Failed to delete document'),
  previewDocument: ordinary('Failed to preview document. Please try again.'),
  listGiftGuides: ordinary('Failed to fetch gift guides'),
  getGiftGuide: ordinary('Failed to fetch gift guide'),
  getGiftProduct: ordinary('Failed to fetch gift product'),
} as const satisfies Readonly<Record<Exclude<CallName, 'proxyImage'>, Sentences>>;
