/** How far the invitation to click reaches into the bottom left corner of a covered map, in CSS pixels. */
export const INVITATION = { width: 254, height: 74 } as const;

/** How far the zoom control of an interactive map reaches into the same corner, in CSS pixels. */
export const ZOOM_CONTROL = { width: 58, height: 104 } as const;
