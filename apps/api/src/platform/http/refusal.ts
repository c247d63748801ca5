import { errorStatuses, type ErrorCode, fieldInWords } from '@parlour/contract';

interface RefusalDetails {
  /** The field at fault, as it stands in the payload. */
  readonly field?: string;
  /** Seconds after which a new try may succeed. */
  readonly retryAfter?: number;
  /** Whether the client may still be sending what nobody reads any more. */
  readonly isUnread?: boolean;
  /** The methods that the address knows. */
  readonly allow?: readonly string[];
}

/**
 * A call that the server refuses: its message is the sentence that the member reads. One that begins with the field at
 * fault calls it as a member would.
 */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: RefusalDetails;

  constructor(code: ErrorCode, message: string, details: RefusalDetails = {}) {
    super(inWords(message, details.field));
    this.code = code;
    this.status = errorStatuses[code];
    this.details = details;
  }
}

const inWords = (message: string, field: string | undefined): string =>
  field !== undefined && message.startsWith(`${field} `)
    ? fieldInWords(field) + message.slice(field.length)
    : message;

/** Refuses a value of the payload. */
export const invalid = (field: string, message: string): Refusal =>
  new Refusal('invalid_input', message, { field });

/** The specification's sentence for a call without a valid session (section 8). */
export const unauthenticated = (): Refusal =>
  new Refusal('unauthenticated', 'Authentication required. Please log in again.');
