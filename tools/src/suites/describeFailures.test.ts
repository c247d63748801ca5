import { expect, test } from 'vitest';
import { describeFailures } from './describeFailures.ts';

const stated = (id: string, claim: string) => ({ path: '', where: '', id, claim });
const read = () => [stated('core/bar-1', 'A guest is served.'), stated('core/bar-12', 'No other.')];

test('a failed test is followed by the sentence that it should have proven', () => {
  const failure = 'apps/bar.test.ts: core/bar-1: serves: AssertionError: core/bar-1';
  expect(describeFailures([failure, 'b.test.ts: adds'], read)).toEqual([
    failure,
    '  core/bar-1: A guest is served.',
    'b.test.ts: adds',
  ]);
});

test('nothing is read where nothing failed', () => {
  const neverRead = () => {
    throw new Error('read');
  };
  expect(describeFailures([], neverRead)).toEqual([]);
});
