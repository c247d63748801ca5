/** Nominal size of the club's pictures in pixels. Frames crop it; it reserves space while a picture loads. */
export const pictureDimensions = { width: 1600, height: 1000 } as const;
