import { expect, test } from 'vitest';
import { matchIds, prefixOf } from './behaviorId.ts';

test.each([
  ['libs/core/src/requests/SPEC.md', 'core/requests'],
  ['apps/desk/src/features/requests/queue/SPEC.md', 'desk/requests/queue'],
  ['apps/api/src/features/staff/api-keys/SPEC.md', 'api/staff/api-keys'],
  ['apps/api/src/platform/crypto/sealing/SPEC.md', 'api/platform/crypto/sealing'],
  ['apps/api/src/SPEC.md', 'api'],
  ['libs/map/SPEC.md', 'map'],
  ['examples/SPEC.md', 'examples'],
])('the IDs of %s begin with %s', (path, prefix) => {
  expect(prefixOf(path)).toBe(prefix);
});

test('an ID is found by itself alone', () => {
  const text = 'core/map-1, (core/map-1): `core/map-1`. core/map-12 api/core/map-1 core/map-1-2';
  expect(text.match(matchIds(['core/map-1']))).toHaveLength(3);
});
