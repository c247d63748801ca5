import { expect, test } from 'vitest';
import { clipRing, linesInside, type Box, type Point } from './clip.ts';

const box: Box = { west: 0, south: 0, east: 10, north: 10 };
const square = (from: number, to: number): Point[] => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
  [from, from],
];

test('map-26: a ring inside its area stays, and one outside has no part', () => {
  expect(clipRing(square(2, 4), box)).toHaveLength(5);
  expect(clipRing(square(20, 30), box)).toEqual([]);
});

test('map-26: a ring across the sides is closed along them', () => {
  const ring = clipRing(square(5, 15), box);
  expect(ring[0]).toEqual(ring.at(-1));
  expect(new Set(ring.map(String))).toEqual(new Set(['5,5', '10,5', '10,10', '5,10']));
  const around = clipRing(square(-5, 15), box);
  expect(new Set(around.map(String))).toEqual(new Set(['0,0', '10,0', '10,10', '0,10']));
});

test('map-26: a coast goes one point beyond the sides, in as many stretches as there are', () => {
  const line: Point[] = [
    [-2, 5],
    [-1, 5],
    [1, 5],
    [2, 5],
    [11, 5],
    [12, 5],
    [11, 6],
    [3, 6],
    [2, 7],
  ];
  expect(linesInside(line, box)).toEqual([line.slice(1, 5), line.slice(6)]);
  expect(linesInside(square(20, 30), box)).toEqual([]);
});
