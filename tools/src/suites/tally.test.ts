import { expect, test } from 'vitest';
import { sumTallies, formatSummary, tallyCheck, tallySuite } from './tally.ts';

const vitestReport = {
  success: false,
  numPassedTests: 5,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults: [
    {
      name: 'price.test.ts',
      status: 'failed',
      assertionResults: [
        {
          status: 'failed',
          fullName: 'a price has a currency',
          failureMessages: ['AssertionError: none\n    at price.test.ts:3'],
        },
      ],
    },
    {
      name: 'stars.test.ts',
      status: 'failed',
      message: 'Hook timed out\nIf this',
      assertionResults: [],
    },
    {
      name: 'slug.test.ts',
      status: 'passed',
      assertionResults: [{ status: 'passed', fullName: 'a slug has no spaces' }],
    },
  ],
};

test('a report of Vitest counts its tests, and each file that fails outside its tests as a failure', () => {
  const tally = tallySuite(JSON.stringify(vitestReport), false);
  expect(tally).toMatchObject({ passed: 5, failed: 2, skipped: 3 });
  expect(tally.failures).toEqual([
    'price.test.ts: a price has a currency: AssertionError: none',
    'stars.test.ts: outside any test: Hook timed out',
  ]);
});

test('a report of Playwright counts its tests and the errors outside them', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 2 };
  const error = { message: '\u001b[31mError: it stayed open\u001b[39m\n\nCall log:' };
  const onPhone = {
    title: 'on a phone',
    specs: [{ title: 'the menu closes', ok: false, tests: [{ results: [{ error }] }] }],
  };
  const opens = { title: 'the menu opens', ok: true, tests: [] };
  const suites = [{ title: 'menu.e2e.ts', specs: [opens], suites: [onPhone] }];
  const tally = tallySuite(
    JSON.stringify({ stats, suites, errors: [{ message: 'no browser' }] }),
    false,
  );
  expect(tally).toMatchObject({ passed: 8, failed: 2, skipped: 2 });
  expect(tally.failures).toEqual([
    'on a phone: the menu closes: Error: it stayed open',
    'Playwright: outside any test: no browser',
  ]);
});

test('a test that passed only on a retry is reported as flaky', () => {
  const steady = { status: 'passed', fullName: 'a price has a currency', failureMessages: [] };
  const late = {
    ...steady,
    fullName: 'a page has a title',
    failureMessages: ['Error: not yet\n    at page.test.ts:3'],
  };
  const results = [{ name: 'page.test.ts', status: 'passed', assertionResults: [steady, late] }];
  const vitest = tallySuite(JSON.stringify({ ...vitestReport, testResults: results }), true);
  expect(vitest).toMatchObject({
    failures: [],
    flaky: ['page.test.ts: a page has a title: Error: not yet'],
  });

  const stats = { expected: 1, unexpected: 0, flaky: 1, skipped: 0 };
  const first = { error: { message: 'Error: it stayed open' } };
  const specs = [
    { title: 'the menu opens', ok: true, tests: [{ results: [{}] }] },
    { title: 'the menu closes', ok: true, tests: [{ results: [first, {}] }] },
  ];
  const report = { stats, suites: [{ title: 'menu.e2e.ts', specs }], errors: [] };
  expect(tallySuite(JSON.stringify(report), true)).toMatchObject({
    passed: 2,
    failures: [],
    flaky: ['menu.e2e.ts: the menu closes: Error: it stayed open'],
  });
});

test.each([undefined, '{"stats": {', '{"other": 1}'])(
  'a suite that ended without a readable report (%s) is a failure',
  (text) => {
    expect(tallySuite(text, false)).toMatchObject({ passed: 0, failed: 1, skipped: 0 });
  },
);

test('a suite whose command failed is a failure even when each test passed', () => {
  const stats = { expected: 7, unexpected: 0, flaky: 0, skipped: 0 };
  const tally = tallySuite(JSON.stringify({ stats, suites: [], errors: [] }), false);
  expect(tally).toMatchObject({ passed: 7, failed: 1, skipped: 0 });
});

test('a check counts only when it fails', () => {
  expect(tallyCheck(true)).toMatchObject({ passed: 0, failed: 0, skipped: 0 });
  expect(tallyCheck(false)).toMatchObject({ passed: 0, failed: 1, skipped: 0 });
});

test('the summary adds every suite up', () => {
  const total = sumTallies([
    { passed: 5, failed: 0, skipped: 1, failures: [], flaky: [] },
    tallyCheck(false),
  ]);
  expect(formatSummary(total)).toBe('5 passed, 1 failed, 1 skipped');
});
