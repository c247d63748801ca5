import { expect, test } from 'vitest';
import { pdfFrameOf } from './pdfFrame.ts';

const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15';

test.each([
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${safari}`, 5, 'firstPage'],
  [`Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) ${safari}`, 5, 'firstPage'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari}`, 5, 'firstPage'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari}`, 0, 'allPages'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0', 10, 'allPages'],
] as const)(
  'core/documents-21: %s with %i touch points shows %s of a PDF',
  (userAgent, maxTouchPoints, shown) => {
    expect(pdfFrameOf({ pdfViewerEnabled: true, userAgent, maxTouchPoints })).toBe(shown);
    expect(pdfFrameOf({ pdfViewerEnabled: false, userAgent, maxTouchPoints })).toBe('none');
  },
);
