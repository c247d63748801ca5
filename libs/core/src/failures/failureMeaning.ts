import type { CallFailure, ErrorCode, TransportFailure } from '@parlour/contract';

const transportMeanings = {
  network: 'The club could not be reached. Please check the network and try again.',
  offline: 'There is no network. Please connect to one and try again.',
  timeout: 'The club took too long to respond. Please try again.',
  aborted: 'The call was canceled before the club responded.',
} as const satisfies Record<TransportFailure['reason'], string>;

const UNREADABLE = 'The response of the club could not be read. This program may need an update.';
const REFUSED = 'The club refused the call.';

const domainMeanings = {
  invalid_input: 'A value is missing or not accepted. Please correct it.',
  invalid_code: 'The code is wrong or has expired. Please request another one.',
  unauthenticated: 'Nobody is signed in, or the session has ended. Please sign in.',
  forbidden: 'This person may not do it.',
  step_up_required: 'It needs a fresh proof of who does it. Please confirm that it is you.',
  not_found: 'It does not exist, or not for this member.',
  method_not_allowed: 'The club does not know this call. This program may need an update.',
  idempotency_conflict: 'The key was used for another request. Please send it with a new key.',
  changed_meanwhile: 'It was changed meanwhile. Please look at it again before you go on.',
  move_not_allowed: 'This is not possible as it stands now. Please look at it again.',
  payload_too_large: 'It is too large to be sent.',
  unsupported_media_type: 'The club does not accept this kind of content.',
  rate_limited: 'There were too many tries. Please wait a moment.',
  sign_in_paused: 'Signing in is paused after too many tries. Please try again later.',
  internal: 'Something went wrong at the club. Please try again later.',
  unavailable: 'The club does not respond now. Please try again later.',
} as const satisfies Record<ErrorCode, string>;

/** The code that a status means where a failure has none, as from a proxy or a newer server. */
const codeOfStatus = (status: number): ErrorCode | null => {
  switch (status) {
    case 400:
      return 'invalid_input';
    case 401:
      return 'unauthenticated';
    case 403:
      return 'forbidden';
    case 404:
      return 'not_found';
    case 429:
      return 'rate_limited';
    case 503:
      return 'unavailable';
    default:
      return status >= 500 ? 'internal' : null;
  }
};

/** Returns a sentence that says what a failure means and what can be done (core/failures-1). It names no field and no call. */
export function failureMeaning(failure: CallFailure): string {
  switch (failure.kind) {
    case 'transport':
      return transportMeanings[failure.reason];
    case 'contract':
      return UNREADABLE;
    case 'domain': {
      const code = failure.code ?? codeOfStatus(failure.status);
      return code === null ? REFUSED : domainMeanings[code];
    }
  }
}
