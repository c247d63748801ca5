/**
 * The reasons for which the server refuses a call, and the HTTP status that each travels with.
 * A member's screen shows the envelope's `message`; programs tell failures apart by this code.
 */
export const errorStatuses = {
  invalid_input: 400,
  invalid_code: 400,
  unauthenticated: 401,
  not_found: 404,
  method_not_allowed: 405,
  idempotency_conflict: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  sign_in_paused: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatuses;

export const errorCodes = Object.keys(errorStatuses) as readonly ErrorCode[];
