/** The sizes of windows in CSS pixels that stories are seen in, besides the reader's own. */
export const viewports = {
  phone: { name: 'Phone, 360 px', width: 360, height: 780 },
  tablet: { name: 'Tablet, 768 px', width: 768, height: 1024 },
  desktop: { name: 'Desktop, 1440 px', width: 1440, height: 900 },
} as const;
