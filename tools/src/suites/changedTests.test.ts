import { expect, test } from 'vitest';
import { featureInputs, mergeReport, passedResults, testHashes } from './changedTests.ts';

const result = (name: string, ...statuses: string[]) => ({
  name: `/checkout/${name}`,
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status) => ({ status, fullName: 'a test' })),
});

test('a test of one feature depends on its views, on those it leads to and on no other test', () => {
  const inputs = featureInputs('apps/web/src/features/benefits/detail/BenefitScreen.test.tsx').join(
    '\n',
  );
  expect(inputs).toMatch(/\/BenefitView\.tsx$/m);
  expect(inputs).toMatch(/\/BenefitView\.css\.ts$/m);
  expect(inputs).not.toMatch(/GiftGuideView|BookingsView|BenefitsScreen\.test/);
});

test('a test of the shell depends on every feature', () => {
  const inputs = featureInputs('apps/web/src/app/shell/Shell.test.tsx').join('\n');
  for (const view of [/BenefitView\.tsx$/m, /VendorView\.tsx$/m]) expect(inputs).toMatch(view);
});

test('other options, such as the length of the tests, are other results', () => {
  const file = 'apps/web/src/app/shell/Shell.test.tsx';
  const [short, again, long] = ['short', 'short', 'long'].map((option) =>
    testHashes([file], [option]).get(file),
  );
  expect(again).toBe(short);
  expect(long).not.toBe(short);
});

test('only a file that passed in every project is not run again', () => {
  const results = [
    result('a.test.ts', 'passed', 'skipped'),
    result('b.test.ts', 'passed'),
    result('b.test.ts', 'passed', 'failed'),
    result('gone.test.ts', 'passed'),
  ];
  const hashes = new Map([
    ['a.test.ts', 'hash a'],
    ['b.test.ts', 'hash b'],
    ['unloaded.test.ts', 'hash c'],
  ]);
  expect(passedResults(results, hashes)).toEqual({ 'hash a': [results[0]] });
});

test('the report counts the tests that did not run again', () => {
  const ran = result('b.test.ts', 'passed');
  const earlier = result('a.test.ts', 'passed', 'passed', 'skipped');
  const report = { numPassedTests: 1, numPendingTests: 0, testResults: [ran] };
  expect(mergeReport(report, [earlier])).toEqual({
    numPassedTests: 3,
    numPendingTests: 1,
    testResults: [ran, earlier],
  });
});
