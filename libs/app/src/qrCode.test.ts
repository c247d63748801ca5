import decodeQr from 'qr/decode.js';
import { expect, test } from 'vitest';
import { qrCodeOf, QUIET_ZONE, type QrCode } from './qrCode.ts';

/** Pixels of a module. */
const SCALE = 4;

/** Returns whether a point is in the path, by the even-odd rule: a ray crosses its edges an odd number of times. */
function isInside(edges: readonly (readonly number[])[], x: number, y: number): boolean {
  const crossed = edges.filter(
    ([fromX = 0, fromY = 0, , toY = 0]) =>
      fromX > x && fromY !== toY && Math.min(fromY, toY) < y && y < Math.max(fromY, toY),
  );
  return crossed.length % 2 === 1;
}

/** Draws the path as a browser does, and reads it as a scanner does. */
function scan({ path, size }: QrCode): string {
  const edges = path.split('Z').flatMap((outline) => {
    const points = [...outline.matchAll(/(\d+) (\d+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
    return points.map((point, index) => [...point, ...points[(index + 1) % points.length]!]);
  });
  const width = (size + 2 * QUIET_ZONE) * SCALE;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (!isInside(edges, x + 0.5, y + 0.5)) continue;
      for (let row = 0; row < SCALE; row += 1) {
        const start = ((y + QUIET_ZONE) * SCALE + row) * width + (x + QUIET_ZONE) * SCALE;
        for (let pixel = start; pixel < start + SCALE; pixel += 1)
          data.fill(0, pixel * 4, pixel * 4 + 3);
      }
    }
  }
  return decodeQr({ width, height: width, data }, { timeLimit: 10_000 });
}

test.each([
  'ACDE-FGHJ-KMNP',
  '0123456789',
  'lower case, with spaces ',
  'Grüße aus Zürich',
  'Bar 🍸 👩‍👩‍👧',
  '<script>"&\'',
  'X'.repeat(200),
  'ü'.repeat(200),
])('web/benefits/door-4: a scanner reads %j', (text) => {
  const code = qrCodeOf(text);
  expect(code && scan(code)).toBe(text);
});

test.each(['', '\ud83c', 'X'.repeat(1000)])(
  'web/benefits/door-4: there is no QR code of %j',
  (text) => {
    expect(qrCodeOf(text)).toBeNull();
  },
);
