import { expect, test } from 'vitest';
import { createSweptPagesCheck } from './sweptPages.ts';

const issuesOf = (path: string, journey: string) =>
  createSweptPagesCheck({ page: { path } })(
    new Map([['apps/e2e/src/cellar/cellar.e2e.ts', journey]]),
  ).issues;
const sweeping = "import { sweepPages } from '../support/sweep.ts';\n";

test('a page is in the sweep of a journey', () => {
  const issue =
    "apps/e2e/src: add { path: '/cellar' } to sweepPages in the journey of its feature, or in shell/pages.e2e.ts";
  expect(issuesOf('/cellar', "await page.goto('/cellar');")).toEqual([issue]);
  expect(issuesOf('/cellar', `${sweeping}sweepPages({ member: [{ path: '/bar' }] });`)).toEqual([
    issue,
  ]);
  for (const path of ['/cellar', '/cellar?when=week']) {
    expect(
      issuesOf('/cellar', `${sweeping}sweepPages({ member: [{ path: '${path}' }] });`),
    ).toEqual([]);
  }
});

test('a page with a parameter need not be in a sweep: the id in its path differs', () => {
  expect(issuesOf('/cellar/:bottle', '')).toEqual([]);
});
