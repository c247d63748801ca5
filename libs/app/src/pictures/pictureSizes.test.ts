import { expect, test } from 'vitest';
import { cellPictureSizes, pictureSizes } from './pictureSizes.ts';

test('app/pictures-9: only a card depends on its frame', () => {
  expect(pictureSizes('card', 'landscape')).toContain('461px');
  expect(pictureSizes('card', 'portrait')).toContain('600px');
  expect(pictureSizes('detail', 'portrait')).toBe(pictureSizes('detail'));
});

test('app/pictures-9: a picture in a cell is loaded wider than its frame where that crops it', () => {
  expect(cellPictureSizes({ phone: 1, md: 2, lg: 3 }, 'landscape')).toBe(
    '(min-width: 1264px) 461px, (min-width: 1024px) 36vw, (min-width: 768px) 55vw, calc(1.2 * 90vw)',
  );
  expect(cellPictureSizes({ phone: 1, md: 2, lg: 2 }, 'landscape')).toBe(
    '(min-width: 1264px) 588px, (min-width: 1024px) 55vw, (min-width: 768px) 55vw, calc(1.2 * 90vw)',
  );
  expect(cellPictureSizes({ phone: 'lines', md: 3, lg: 4 }, 'portrait')).toBe(
    '(min-width: 1264px) 601px, (min-width: 1024px) 47vw, (min-width: 768px) 64vw, calc(2.13 * 88px)',
  );
});
