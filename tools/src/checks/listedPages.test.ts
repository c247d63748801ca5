import { expect, test } from 'vitest';
import { createListedPagesCheck } from './listedPages.ts';

const journey = 'apps/e2e/src/cellar/cellar.e2e.ts';
const screens = 'tools/src/screens/screens.ts';
const issuesOf = (routes: Record<string, { path: string }>, files: Record<string, string>) =>
  createListedPagesCheck(routes)(new Map(Object.entries(files)));

// The first list is the real one, and no path of a page has a space.
test('a page that no list has is named with each list', () => {
  const path = '/no page';
  expect(issuesOf({ noPage: { path } }, { [journey]: `open('${path}')` })).toEqual([
    "tools/src/suites/visitedFeatures.ts: add 'no page' with the feature that shows its pages",
    "apps/e2e/src: add { path: '/no page' } to sweepPages in the journey of its feature, or in shell/pages.e2e.ts",
    'tools/src/screens/screens.ts: add a memberScreen of routes.noPage',
  ]);
});

test.each([
  ["sweepPages({ member: [{ path: '/events' }] })", 'memberScreen(routes.events.path)'],
  ["sweepPages({ member: [{ path: '/events?when=week' }] })", 'eventsPath()'],
])('a page that each list has is no issue: %s, %s', (sweep, screen) => {
  const files = { [journey]: sweep, [screens]: screen };
  expect(issuesOf({ events: { path: '/events' } }, files)).toEqual([]);
});

test('a page with a parameter need not be in a sweep: the id in its path differs', () => {
  const files = { [screens]: 'memberScreen(paths.event)' };
  expect(issuesOf({ event: { path: '/events/:eventId' } }, files)).toEqual([]);
});
