import { expect, test } from 'vitest';
import { encodingFor } from './compression.ts';

test('api/http/cache-1: an encoding excluded by the client is not used', () => {
  expect(encodingFor('br;q=0, gzip;q=0.5')).toBe('gzip');
  expect(encodingFor('br; q=0')).toBe('identity');
  expect(encodingFor(undefined)).toBe('identity');
});
