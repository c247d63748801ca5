import * as z from 'zod/mini';
import { EMAIL_LIMIT, EMAIL_PATTERN, PHONE_PATTERN } from './contactFormats.ts';
import { LINE_LIMIT } from './limits.ts';

// The PURE marks let a browser's bundle drop the unused schemas.

/** An email address, trimmed, with its letter case unchanged. */
export const emailSchema = /* @__PURE__ */ z
  .string()
  .check(z.trim(), z.maxLength(EMAIL_LIMIT), z.email({ pattern: EMAIL_PATTERN }));

/** A phone number as people write it, with at least five digits and perhaps an extension; trimmed. */
export const phoneSchema = /* @__PURE__ */ z
  .string()
  .check(
    z.trim(),
    z.maxLength(LINE_LIMIT),
    z.regex(PHONE_PATTERN, 'must be a phone number such as +44 20 7946 0000'),
  );
