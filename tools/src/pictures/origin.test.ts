import { expect, test } from 'vitest';
import { compareOrigins, parseOrigin } from './origin.ts';

const stored = { chromium: '156.0', system: 'linux x64', fonts: { serif: 'DejaVu Serif 2' } };

test('the same origin has nothing to say', () => {
  expect(compareOrigins(stored, parseOrigin(JSON.stringify(stored)))).toEqual([]);
});

test('another Chromium and another font are said', () => {
  const now = { ...stored, chromium: '157.0', fonts: { serif: 'Liberation Serif 2' } };
  expect(compareOrigins(stored, now)).toEqual([
    'Chromium 157.0 instead of 156.0',
    'serif Liberation Serif 2 instead of DejaVu Serif 2',
  ]);
});

test('a font that is gone is said', () => {
  expect(compareOrigins(stored, { ...stored, fonts: {} })).toEqual([
    'serif none instead of DejaVu Serif 2',
  ]);
});
