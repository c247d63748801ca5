import * as z from 'zod/mini';

/** What a member's lists of registrations and codes tell of an item that staff hid. */
export const hiddenItemFields = {
  /** Whether staff hid it, so that it has no page. Absent where it has one. */
  isHidden: /* @__PURE__ */ z.optional(z.boolean()),
};
