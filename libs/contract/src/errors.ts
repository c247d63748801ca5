/**
 * The codes that tell programs why the server rejected a call. People read the `message` instead. Only calls of staff are
 * rejected as `forbidden` or `step_up_required`.
 */
export const errorCodes = [
  'invalid_input',
  'invalid_code',
  'unauthenticated',
  'forbidden',
  'step_up_required',
  'not_found',
  'method_not_allowed',
  'idempotency_conflict',
  'changed_meanwhile',
  'move_not_allowed',
  'payload_too_large',
  'unsupported_media_type',
  'rate_limited',
  'sign_in_paused',
  'internal',
  'unavailable',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** The HTTP status of each code. */
export const errorStatuses = {
  invalid_input: 400,
  invalid_code: 400,
  unauthenticated: 401,
  forbidden: 403,
  step_up_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  idempotency_conflict: 409,
  changed_meanwhile: 409,
  move_not_allowed: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  sign_in_paused: 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Readonly<Record<ErrorCode, number>>;
