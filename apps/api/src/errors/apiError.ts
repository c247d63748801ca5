import { errorStatuses, type ErrorCode, fieldLabelOf } from '@parlour/contract';

interface ApiErrorDetails {
  /** The invalid field, named as in the payload. */
  readonly field?: string;
  /** Seconds until another try may succeed. */
  readonly retryAfter?: number;
  /** Whether the client may still be sending a body that is no longer read. */
  readonly isUnread?: boolean;
  /** A more specific HTTP status than that of the code. */
  readonly status?: number;
  /** The allowed methods of the path. */
  readonly allow?: readonly string[];
}

/** An error that rejects a call. Members read the message, so it names the field in plain words (api/http-15). */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: ApiErrorDetails;

  constructor(code: ErrorCode, message: string, details: ApiErrorDetails = {}) {
    super(withFieldInWords(message, details.field));
    this.code = code;
    this.status = details.status ?? errorStatuses[code];
    this.details = details;
  }
}

const withFieldInWords = (message: string, field: string | undefined): string =>
  field !== undefined && message.startsWith(`${field} `)
    ? fieldLabelOf(field) + message.slice(field.length)
    : message;

/** Makes the error for an invalid value in the payload. */
export function invalidInput(field: string, message: string): ApiError {
  return new ApiError('invalid_input', message, { field });
}

/** Makes the error for a call without a valid session. */
export function unauthenticated(): ApiError {
  return new ApiError('unauthenticated', 'Authentication required. Please log in again.');
}

/** Makes the error for a call with the token of a view that has ended. */
export function viewEnded(): ApiError {
  return new ApiError('unauthenticated', 'This view has ended.');
}

/** Makes the error for a call of the desk that its caller may not make. Members never get it (api/http-4). */
export function forbidden(
  message = 'Your roles do not allow this. Please ask an administrator.',
): ApiError {
  return new ApiError('forbidden', message);
}

/** Makes the error for what no API key may do. */
export function needsPerson(): ApiError {
  return forbidden('This needs a person at the desk. An API key cannot do it.');
}

/** Makes the error for a call that needs a fresh proof of who calls. */
export function stepUpRequired(): ApiError {
  return new ApiError('step_up_required', 'Please confirm that it is you.');
}

/**
 * Returns what was looked up.
 *
 * @throws ApiError 404 with the message where there is none.
 */
export function orNotFound<Value>(value: Value | undefined, message: string): Value {
  if (value === undefined) throw new ApiError('not_found', message);
  return value;
}
