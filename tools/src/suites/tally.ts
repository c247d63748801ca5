import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/** The results of a suite. Each failed or flaky test is one line with its error; flaky tests passed only on a retry. */
export type Tally = {
  passed: number;
  failed: number;
  skipped: number;
  failures: string[];
  flaky: string[];
};

const noTests: Tally = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] };

/** The results of one file in Vitest's JSON report, without the rest: stories add megabytes of accessibility results. */
const fileResult = z.object({
  name: z.string(),
  status: z.string(),
  /** The error outside any test, empty where there is none. */
  message: z.string().optional(),
  assertionResults: z.array(
    z.object({
      status: z.string(),
      fullName: z.string(),
      failureMessages: z.array(z.string()).optional(),
    }),
  ),
});

const vitestShape = z.object({
  numPassedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(fileResult),
});
type VitestReport = z.infer<typeof vitestShape>;

const playwrightError = z.object({ message: z.string().optional() });

/** A file or a group of tests, which may hold groups in turn. */
const playwrightSuite = z.object({
  title: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      ok: z.boolean(),
      tests: z.array(
        z.object({ results: z.array(z.object({ error: playwrightError.optional() })) }),
      ),
    }),
  ),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});
type PlaywrightSuite = z.infer<typeof playwrightSuite>;
type FirstTry = { ok: boolean; error: object | undefined; line: string };

const playwrightShape = z.object({
  suites: z.array(playwrightSuite),
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(playwrightError),
});
type PlaywrightReport = z.infer<typeof playwrightShape>;

const reportShape = z.union([vitestShape, playwrightShape]);

/** Describes a test that failed at first, in one line with the first line of its error. */
function failureLine(place: string, title: string, message = ''): string {
  const [first = ''] = stripVTControlCharacters(message).trim().split('\n', 1);
  return first === '' ? `${place}: ${title}` : `${place}: ${title}: ${first}`;
}

/** Counts a report of Vitest. A file that fails outside its tests counts as one failed test. */
function tallyVitest(report: VitestReport): Tally {
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (failed.length === 0) {
      return status === 'failed' ? [failureLine(name, 'outside any test', message)] : [];
    }
    return failed.map(({ fullName, failureMessages }) =>
      failureLine(name, fullName, failureMessages?.[0]),
    );
  });
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
    flaky: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(
          ({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0,
        )
        .map(({ fullName, failureMessages }) => failureLine(name, fullName, failureMessages?.[0])),
    ),
  };
}

/** Lists all tests of a file or group, with the error of each first try. */
const firstTriesOf = ({ title: place, specs, suites = [] }: PlaywrightSuite): FirstTry[] => [
  ...specs.map(({ title, ok, tests }) => {
    const error = tests[0]?.results[0]?.error;
    return { ok, error, line: failureLine(place, title, error?.message) };
  }),
  ...suites.flatMap(firstTriesOf),
];

function tallyPlaywright({ stats, errors, suites }: PlaywrightReport): Tally {
  const tries = suites.flatMap(firstTriesOf);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [
      ...tries.filter(({ ok }) => !ok).map(({ line }) => line),
      ...errors.map(({ message }) => failureLine('Playwright', 'outside any test', message)),
    ],
    flaky: tries.filter(({ ok, error }) => ok && error !== undefined).map(({ line }) => line),
  };
}

/** Parses a report. Returns undefined for an incomplete one. */
function parseReport(text: string) {
  try {
    return reportShape.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/**
 * Counts a suite.
 *
 * @param text the JSON report of Vitest or Playwright, undefined when the suite wrote none.
 * @param hasSucceeded whether the suite's own command succeeded. If not, at least one failure is counted.
 */
export function tallySuite(text: string | undefined, hasSucceeded: boolean): Tally {
  const report = text === undefined ? undefined : parseReport(text);
  if (report === undefined) return { ...noTests, failed: 1 };
  const tally = 'stats' in report ? tallyPlaywright(report) : tallyVitest(report);
  return hasSucceeded ? tally : { ...tally, failed: Math.max(1, tally.failed) };
}

/** Counts a check without tests: nothing when it passed, one failure when it failed. */
export function tallyCheck(hasSucceeded: boolean): Tally {
  return { ...noTests, failed: hasSucceeded ? 0 : 1 };
}

/** Adds up tallies. */
export function sumTallies(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
    skipped: tallies.reduce((total, { skipped }) => total + skipped, 0),
    failures: tallies.flatMap(({ failures }) => failures),
    flaky: tallies.flatMap(({ flaky }) => flaky),
  };
}

/** Formats the last line of `npm test`. */
export function formatSummary({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
