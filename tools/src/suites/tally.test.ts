import { expect, test } from 'vitest';
import { sum, summary, tallyCheck, tallySuite } from './tally.ts';

const vitestReport = {
  success: false,
  numPassedTests: 5,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults: [
    { status: 'failed', assertionResults: [{ status: 'failed' }] },
    { status: 'failed', assertionResults: [] },
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
  ],
};

test('a report of Vitest counts its tests, and each file that could not be loaded as a failure', () => {
  const tally = tallySuite(JSON.stringify(vitestReport), false);
  expect(tally).toEqual({ passed: 5, failed: 2, skipped: 3 });
});

test('a report of Playwright counts its tests and the errors outside them', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 2 };
  const tally = tallySuite(JSON.stringify({ stats, errors: [{ message: 'no browser' }] }), false);
  expect(tally).toEqual({ passed: 8, failed: 2, skipped: 2 });
});

test.each([undefined, '{"stats": {', '{"other": 1}'])(
  'a suite that ended without a readable report (%s) is a failure',
  (text) => {
    expect(tallySuite(text, false)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  },
);

test('a suite whose command failed is a failure even when each test passed', () => {
  const stats = { expected: 7, unexpected: 0, flaky: 0, skipped: 0 };
  const tally = tallySuite(JSON.stringify({ stats, errors: [] }), false);
  expect(tally).toEqual({ passed: 7, failed: 1, skipped: 0 });
});

test('a check counts only when it fails', () => {
  expect(tallyCheck(true)).toEqual({ passed: 0, failed: 0, skipped: 0 });
  expect(tallyCheck(false)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('the summary adds every suite up', () => {
  const total = sum([{ passed: 5, failed: 0, skipped: 1 }, tallyCheck(false)]);
  expect(summary(total)).toBe('5 passed, 1 failed, 1 skipped');
});
