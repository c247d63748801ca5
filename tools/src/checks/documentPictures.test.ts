import { expect, test } from 'vitest';
import { documentPictures, HASH_FILE, hashOfShown } from './documentPictures.ts';

const view = 'apps/web/src/features/dashboard/DashboardView.tsx';
const files = { [view]: 'a', 'apps/web/src/features/dashboard/DashboardView.stories.tsx': 'b' };
const taken = { [HASH_FILE]: `${hashOfShown(new Map(Object.entries(files)))}\n` };
const issuesOf = (changed: Readonly<Record<string, string>>) =>
  documentPictures(new Map(Object.entries({ ...files, ...taken, ...changed }))).issues;

test('pictures that show the screens as they are have no issue', () => {
  expect(issuesOf({})).toEqual([]);
  expect(issuesOf({ 'apps/web/src/features/dashboard/DashboardView.stories.tsx': 'c' })).toEqual(
    [],
  );
});

test('a changed screen, a new file of it and pictures that were never taken are named', () => {
  const issue = `${HASH_FILE}: the screens changed: take their pictures by \`npm run screenshots -- documents\``;
  expect(issuesOf({ [view]: 'c' })).toEqual([issue]);
  expect(issuesOf({ 'apps/web/src/app/shell/Footer.css.ts': 'c' })).toEqual([issue]);
  expect(issuesOf({ [HASH_FILE]: '' })).toEqual([issue]);
});
