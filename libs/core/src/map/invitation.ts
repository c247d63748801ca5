/** How far the invitation to click reaches into the bottom left corner of a covered map, in CSS pixels. */
export const INVITATION = { width: 254, height: 74 } as const;
