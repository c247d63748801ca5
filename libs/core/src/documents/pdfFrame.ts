/** How much of a PDF a browser shows in a frame of a page (core/documents-21). */
export type PdfFrame = 'none' | 'firstPage' | 'allPages';

/** What a browser tells of itself, as its `navigator` names it. */
export interface PdfBrowser {
  readonly pdfViewerEnabled: boolean;
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

/** Returns how much of a PDF a browser shows in a frame. An iPad calls itself a Macintosh, but has a touch screen. */
export function pdfFrameOf({ pdfViewerEnabled, userAgent, maxTouchPoints }: PdfBrowser): PdfFrame {
  if (!pdfViewerEnabled) return 'none';
  const isPhone = /iphone|ipad|ipod/i.test(userAgent);
  const isTablet = /macintosh/i.test(userAgent) && maxTouchPoints > 1;
  return isPhone || isTablet ? 'firstPage' : 'allPages';
}
