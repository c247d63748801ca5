import { expect, test } from 'vitest';
import { choosePictures, fileOf } from './choosePictures.ts';

const story = (title: string, exportName: string, tags: string[] = []) => ({
  type: 'story',
  title,
  exportName,
  tags,
});
const filesOf = (entries: Record<string, object>) => choosePictures({ entries }).map(fileOf);
const storedOf = (entries: Record<string, object>) =>
  choosePictures({ entries })
    .filter(({ isStored }) => isStored)
    .map(fileOf);

test('a matrix is drawn once at each width, because it shows both themes, and stored at desktop width', () => {
  const entries = { button: story('Components/Button', 'PendingMatrix') };
  expect(filesOf(entries)).toEqual(['button.360.light.webp', 'button.1440.light.webp']);
  expect(storedOf(entries)).toEqual(['button.1440.light.webp']);
});

test('the other stories of a component are left out', () => {
  expect(filesOf({ button: story('Components/Button', 'Primary') })).toEqual([]);
});

test.each(['Screens/Benefits', 'Desk/Staff'])(
  'of %s the first story and the told states are drawn at each width in each theme, and the first is stored',
  (title) => {
    const entries = {
      all: story(title, 'Everything'),
      city: story(title, 'OneCity'),
      loading: story(title, 'Loading'),
      empty: story(title, 'Empty'),
      long: story(title, 'LongNames'),
      phone: story(title, 'LoadingOnAPhone'),
    };
    expect(filesOf(entries)).toEqual(
      ['all', 'loading', 'empty', 'long'].flatMap((id) => [
        `${id}.360.light.webp`,
        `${id}.360.dark.webp`,
        `${id}.1440.light.webp`,
        `${id}.1440.dark.webp`,
      ]),
    );
    expect(storedOf(entries)).toEqual(['all.360.light.webp', 'all.1440.dark.webp']);
  },
);

test('the parts of the apps are left out', () => {
  expect(filesOf({ frame: story('Desk/Parts/Frame', 'Administrator') })).toEqual([]);
});

test('a tag adds a story, also of a part, which is not stored', () => {
  const entries = {
    frame: story('Screens/Parts/Frame', 'Member'),
    drawer: story('Screens/Parts/Frame', 'DrawerOpen', ['picture']),
  };
  expect(filesOf(entries)).toHaveLength(4);
  expect(storedOf(entries)).toEqual([]);
});

test('written pages are left out', () => {
  expect(filesOf({ docs: { type: 'docs', title: 'Screens/Benefits' } })).toEqual([]);
});
