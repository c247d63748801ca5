import * as z from 'zod/mini';
import { EMAIL_LIMIT, EMAIL_PATTERN, isEmail, typedEmail, typedPhone } from './contactFormats.ts';
import { PHONE_PATTERN } from './dialedPhone.ts';
import { LINE_LIMIT } from './limits.ts';

// The PURE marks let a browser's bundle drop the unused schemas.

/** An email address as {@link typedEmail} returns it, with its letter case unchanged. */
export const emailSchema = /* @__PURE__ */ z
  .string()
  .check(
    z.overwrite(typedEmail),
    z.maxLength(EMAIL_LIMIT),
    z.email({ pattern: EMAIL_PATTERN }),
    z.refine(isEmail, 'must be an email address'),
  );

/** A phone number as people write it, with at least five digits and perhaps an extension, as {@link typedPhone} returns it. */
export const phoneSchema = /* @__PURE__ */ z
  .string()
  .check(
    z.overwrite(typedPhone),
    z.maxLength(LINE_LIMIT),
    z.regex(PHONE_PATTERN, 'must be a phone number such as +44 20 7946 0000'),
  );
