/** The size, in pixels, that a picture of the club has; frames crop it, and the page keeps its room by it. */
export const pictureSize = { width: 1600, height: 1000 } as const;
