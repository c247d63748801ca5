import { replySlots } from '@parlour/core/staff';

/** Names the slots that a text to a member may have. */
export const slotsHint = `These are filled in: ${replySlots.map((slot) => `{${slot}}`).join(', ')}.`;
