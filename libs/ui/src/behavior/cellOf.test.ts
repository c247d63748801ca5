import { expect, test } from 'vitest';
import { cellOf, type GridColumns } from './cellOf.ts';

const rows = (count: number, columns: GridColumns, width: 'phone' | 'md' | 'lg') =>
  Array.from({ length: count }, (_, index) => cellOf(index, count, columns)[width]);

const columns: GridColumns = { phone: 2, md: 3, lg: 4 };

test('full rows have as many cards as columns, and the last row is shared by what is left', () => {
  expect(rows(4, columns, 'lg')).toEqual([4, 4, 4, 4]);
  expect(rows(5, columns, 'lg')).toEqual([4, 4, 4, 4, 1]);
  expect(rows(6, columns, 'lg')).toEqual([4, 4, 4, 4, 2, 2]);
  expect(rows(3, columns, 'lg')).toEqual([3, 3, 3]);
  expect(rows(5, columns, 'md')).toEqual([3, 3, 3, 2, 2]);
  expect(rows(3, columns, 'phone')).toEqual([2, 2, 1]);
});

test('lines stay lines', () => {
  expect(rows(3, { ...columns, phone: 'lines' }, 'phone')).toEqual(['lines', 'lines', 'lines']);
});

test('every row is filled to its end, whatever the number of cards', () => {
  for (let count = 1; count <= 40; count += 1) {
    for (const width of ['md', 'lg'] as const) {
      const shares = rows(count, columns, width).map((length) => 1 / Number(length));
      const filled = shares.reduce((sum, share) => sum + share, 0);
      expect(Math.abs(filled - Math.round(filled))).toBeLessThan(1e-9);
    }
  }
});
