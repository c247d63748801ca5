import { type ErrorCode, PICTURE_PIXEL_LIMIT } from '@parlour/contract';
import { ApiError } from '../../errors/apiError.ts';

const errorsByReason = {
  invalidUrl: [
    'invalid_input',
    "url must be the path of one of the club's pictures, or an https address.",
  ],
  notHttps: ['invalid_input', 'url must begin with https, unless the picture is one of the club.'],
  credentials: ['invalid_input', 'url must not hold a user name or a password.'],
  strangeHost: ['invalid_input', 'url names a host that pictures may not come from.'],
  notPublic: ['invalid_input', 'The host of url leads to an address that is not public.'],
  redirect: ['invalid_input', 'url leads on to another address, which is not followed.'],
  unknownHost: ['not_found', 'The host of url cannot be found.'],
  silent: ['not_found', 'The host of url did not send the picture in time.'],
  failed: ['not_found', 'The host of url did not send the picture.'],
  missing: ['not_found', 'There is nothing at url.'],
  tooLarge: ['payload_too_large', 'The picture at url has more than 20 MB.'],
  tooManyPixels: [
    'payload_too_large',
    `The picture at url has more pixels than can be opened: more than ${PICTURE_PIXEL_LIMIT / 1_000_000} megapixels.`,
  ],
  encoded: ['unsupported_media_type', 'The host of url did not send the picture as it is.'],
  notAPicture: ['unsupported_media_type', 'What is at url is no JPEG, PNG, WebP, AVIF or GIF.'],
  damaged: ['unsupported_media_type', 'The picture at url is damaged.'],
} as const satisfies Readonly<Record<string, readonly [ErrorCode, string]>>;

/** Why a picture is not shown. */
export type PictureErrorReason = keyof typeof errorsByReason;

/** An error that rejects a picture, with a message for each reason. */
export class PictureError extends ApiError {
  readonly reason: PictureErrorReason;
  /** How many seconds its host asks to wait. */
  readonly hostRetryAfter: number | undefined;

  constructor(reason: PictureErrorReason, cause?: unknown, hostRetryAfter?: number) {
    const [code, message] = errorsByReason[reason];
    super(code, message, { field: 'url' });
    this.reason = reason;
    this.cause = cause;
    this.hostRetryAfter = hostRetryAfter;
  }
}

const RETRY_AFTER_LIMIT = 30;

/** Returns the error for a picture that took too long or too much memory: it may be whole, and a free machine may make it. */
export function pictureLimitError(): ApiError {
  return new ApiError(
    'unavailable',
    'The picture could not be made in time. Please try again in a moment, or choose a smaller one.',
    { retryAfter: RETRY_AFTER_LIMIT },
  );
}
