import { SIGN_IN_ERROR_MESSAGE } from '@parlour/contract';

/** The message of a read without network (CL28). */
export const NETWORK_NEEDED = 'You are offline. This page needs the network.';

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

/** Returns the messages of a call that falls back to its HTTP status, if that is an error (CL13, CL14). */
/* @__NO_SIDE_EFFECTS__ */
export function ordinaryCall(message: string): FailureMessages {
  return {
    fallback: message,
    forStatus: (status) => (status < 400 ? message : statusMessage(status)),
  };
}

/** Returns the messages of a sign-in call: they never show an HTTP status (CL15). */
/* @__NO_SIDE_EFFECTS__ */
export function signInCall(message: string): FailureMessages {
  return { fallback: SIGN_IN_ERROR_MESSAGE, forStatus: () => message };
}
