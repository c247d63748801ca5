import { type Call, SIGN_IN_ERROR_MESSAGE } from '@parlour/contract';

/** The message of a read without network (client-31). */
export const NETWORK_NEEDED = 'You are offline. This page needs the network.';

/** What the messages of a call's failures depend on. */
export type FailureTexts = Pick<Call, 'failure' | 'signsIn'>;

/** Returns the message of an HTTP error without a server's message (client-23). */
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

/** Returns the message of a call without a valid response (client-24, client-25). */
export function fallbackMessage({ failure, signsIn }: FailureTexts): string {
  return signsIn === true ? SIGN_IN_ERROR_MESSAGE : failure;
}

/** Returns the message of a call that the server rejects without one: its HTTP status, if that is an error (client-23 to client-25). */
export function rejectionMessage({ failure, signsIn }: FailureTexts, status: number): string {
  return signsIn === true || status < 400 ? failure : statusMessage(status);
}
