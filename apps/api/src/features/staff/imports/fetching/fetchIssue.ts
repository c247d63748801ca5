import { type PictureErrorReason, PictureError } from '../../../../platform/images/pictureError.ts';

const issues: Readonly<Record<PictureErrorReason, string>> = {
  invalidUrl: 'Its address is not a web address.',
  notHttps: 'Its address does not begin with https.',
  credentials: 'Its address has a user name or a password.',
  strangeHost: 'Its host is not permitted.',
  notPublic: 'Its name leads to an IP address that is not on the public internet.',
  redirect: 'Its address leads on to one that is not permitted.',
  unknownHost: 'Its host was not found.',
  silent: 'It did not come in time.',
  failed: 'The connection failed.',
  missing: 'There is nothing at its address.',
  tooLarge: 'It is larger than 20 MB.',
  tooManyPixels: 'It has more pixels than can be opened.',
  encoded: 'Its host did not send it as it is.',
  notAPicture: 'What is there is no picture. It may be a page that shows one.',
  damaged: 'It is damaged.',
};

/** What may be better a minute later. */
const passing: ReadonlySet<PictureErrorReason> = new Set(['unknownHost', 'silent', 'failed']);

/** Why a picture was not fetched. */
export interface FetchFault {
  readonly issue: string;
  readonly isPassing: boolean;
  /** Whether its host was not reached at all. */
  readonly isUnreachable: boolean;
  /** How many seconds its host asks to wait. */
  readonly retryAfter?: number | undefined;
}

/** A host that was not reached, or that asked to wait. */
export interface TroubledHost {
  /** How many pictures were not reached since the last pause. */
  readonly count: number;
  /** How often its pictures waited because none was reached. */
  readonly pauses: number;
  readonly until: Date;
  readonly issue: string;
}

const statusOf = (cause: unknown): string | undefined =>
  typeof cause === 'string' ? /^status (\d{3})$/.exec(cause)?.[1] : undefined;
const codeOf = (cause: unknown): string | undefined =>
  cause instanceof Error && 'code' in cause && typeof cause.code === 'string'
    ? cause.code
    : undefined;

/** Says why a picture was not fetched. Undefined for an error that says nothing of the picture. */
export function fetchFaultOf(error: unknown): FetchFault | undefined {
  if (!(error instanceof PictureError)) return undefined;
  const { reason, cause } = error;
  if (reason !== 'failed') {
    const isUnreachable = reason === 'unknownHost' || reason === 'silent';
    return { issue: issues[reason], isPassing: passing.has(reason), isUnreachable };
  }
  const status = statusOf(cause);
  if (status !== undefined) {
    const isPassing = status === '429' || status.startsWith('5');
    return {
      issue: `Its host responded with the status ${status}.`,
      isPassing,
      isUnreachable: false,
      retryAfter: error.hostRetryAfter,
    };
  }
  const code = codeOf(cause);
  const issue = code === undefined ? issues.failed : `The connection failed (${code}).`;
  return { issue, isPassing: true, isUnreachable: true };
}
