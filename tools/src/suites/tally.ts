import { z } from 'zod';

/** How many tests passed, failed and were skipped. */
export type Tally = { passed: number; failed: number; skipped: number };

const vitestShape = z.object({
  success: z.boolean(),
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
});
type VitestReport = z.infer<typeof vitestShape>;

const playwrightShape = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(z.unknown()),
});
type PlaywrightReport = z.infer<typeof playwrightShape>;

const reportShape = z.union([vitestShape, playwrightShape]);

/** A file that could not be loaded has no tests to count, so it counts as one failed test. */
function ofVitest(report: VitestReport): Tally {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function ofPlaywright({ stats, errors }: PlaywrightReport): Tally {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

/** Reads a report; nothing when the suite was cut off in the middle of writing it. */
function readReport(text: string) {
  try {
    return reportShape.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/**
 * Counts a suite.
 *
 * @param text the JSON report of Vitest or Playwright; absent when the suite ended without writing one.
 * @param succeeded whether the suite's own command succeeded. When it did not, at least one failure is counted.
 */
export function tallySuite(text: string | undefined, succeeded: boolean): Tally {
  const report = text === undefined ? undefined : readReport(text);
  if (report === undefined) return { passed: 0, failed: 1, skipped: 0 };
  const tally = 'stats' in report ? ofPlaywright(report) : ofVitest(report);
  return succeeded ? tally : { ...tally, failed: Math.max(1, tally.failed) };
}

/** Counts a check that has no tests of its own: nothing when it passed, one failure when it did not. */
export const tallyCheck = (succeeded: boolean): Tally => ({
  passed: 0,
  failed: succeeded ? 0 : 1,
  skipped: 0,
});

/** Adds tallies up. */
export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
  skipped: tallies.reduce((total, { skipped }) => total + skipped, 0),
});

/** The last line of `npm test`. */
export const summary = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;
