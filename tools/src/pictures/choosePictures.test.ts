import { expect, test } from 'vitest';
import { choosePictures, fileOf } from './choosePictures.ts';

const story = (title: string, exportName: string, tags: string[] = []) => ({
  type: 'story',
  title,
  exportName,
  tags,
});
const filesOf = (entries: Record<string, object>) => choosePictures({ entries }).map(fileOf);

test('a matrix is drawn once at each width, because it shows both themes', () => {
  expect(filesOf({ button: story('Components/Button', 'PendingMatrix') })).toEqual([
    'button.360.light.webp',
    'button.1440.light.webp',
  ]);
});

test('the other stories of a component are left out', () => {
  expect(filesOf({ button: story('Components/Button', 'Primary') })).toEqual([]);
});

test("a screen's first story is drawn whole at each width in each theme, and its told states", () => {
  const entries = {
    all: story('Screens/Benefits', 'Everything'),
    city: story('Screens/Benefits', 'OneCity'),
    loading: story('Screens/Benefits', 'Loading'),
    empty: story('Screens/Benefits', 'Empty'),
    long: story('Screens/Benefits', 'LongNames'),
    phone: story('Screens/Benefits', 'LoadingOnAPhone'),
  };
  expect(filesOf(entries)).toEqual([
    'all.360.light.webp',
    'all.360.dark.webp',
    'all.1440.light.webp',
    'all.1440.dark.webp',
    'loading.360.light.webp',
    'loading.1440.light.webp',
    'loading.1440.dark.webp',
    'empty.360.light.webp',
    'empty.1440.light.webp',
    'empty.1440.dark.webp',
    'long.360.light.webp',
    'long.1440.light.webp',
  ]);
  const heights = choosePictures({ entries }).map(({ id, maxHeight }) => `${id} ${maxHeight}`);
  expect([...new Set(heights)]).toEqual(['all 3600', 'loading 1000', 'empty 1000', 'long 1000']);
});

test('the screens of the desk are told in light, without their parts', () => {
  const entries = {
    staff: story('Desk/Staff', 'Loaded'),
    outdated: story('Desk/Staff', 'Outdated'),
    dark: story('Desk/Staff', 'InTheDark'),
    frame: story('Desk/Parts/Frame', 'Administrator'),
  };
  expect(filesOf(entries)).toEqual([
    'staff.360.light.webp',
    'staff.1440.light.webp',
    'staff.1440.dark.webp',
    'outdated.360.light.webp',
    'outdated.1440.light.webp',
  ]);
});

test('a tag adds a story, also of a part', () => {
  const entries = {
    frame: story('Screens/Parts/Frame', 'Member'),
    drawer: story('Screens/Parts/Frame', 'DrawerOpen', ['picture']),
  };
  expect(filesOf(entries)).toHaveLength(4);
});

test('written pages are left out', () => {
  expect(filesOf({ docs: { type: 'docs', title: 'Screens/Benefits' } })).toEqual([]);
});
