import { isColor } from '@parlour/core/staff';
import { expect, test } from 'vitest';
import { globalsText, askedBy, viewOf } from './views.ts';

const first = {
  theme: 'system',
  accent: 'brass',
  direction: 'ltr',
  text: 'normal',
  motion: 'system',
  contrast: 'system',
};
const read = (globals: Record<string, unknown>, search = '') =>
  viewOf(globals, askedBy(search), isColor);

test('a view without an address is as at first', () => {
  expect(read({})).toEqual({ view: first, notes: [] });
});

test('an address and the view that it asks for are the same', () => {
  const view = {
    theme: 'dark',
    accent: '#2f6142',
    direction: 'rtl',
    text: 'double',
    motion: 'reduced',
    contrast: 'forced',
  };
  expect(read(askedBy(`?globals=${globalsText(view)}`))).toEqual({ view, notes: [] });
});

test.each([
  ['#0B6E4F', '#0b6e4f'],
  ['0b6e4f', '#0b6e4f'],
  [1122, '#001122'],
  ['green', 'green'],
])('the accent %s is %s', (accent, shown) => {
  expect(read({ accent })).toEqual({ view: { ...first, accent: shown }, notes: [] });
});

test.each(['red', 'red; }', '', '#12345', '#1234567', 'constructor', 'url(x)', {}])(
  'for the accent %j one sentence says that it is that of the club',
  (accent) => {
    const { view, notes } = read({ accent });
    expect(view).toEqual(first);
    expect(notes).toHaveLength(1);
  },
);

test.each([
  ['theme', 'sepia', 'The book has no “sepia” for theme, so it shows: Theme of the system.'],
  ['text', 300, 'The book has no “300” for size of texts, so it shows: Text at 100 %.'],
  [
    'direction',
    'toString',
    'The book has no “toString” for direction, so it shows: Left to right.',
  ],
])('an unknown %s is said in a sentence', (name, value, note) => {
  expect(read({ [name]: value })).toEqual({ view: first, notes: [note] });
});

test('what Storybook leaves out of an address is said too', () => {
  const { view, notes } = read({ theme: 'dark' }, '?id=a&globals=accent:url(x);theme:dark');
  expect(view).toEqual({ ...first, theme: 'dark' });
  expect(notes).toEqual([
    '“url(x)” is no color such as #2f6142, so the accent is that of Parlour.',
  ]);
});

test('what was right in the address holds until the toolbar says otherwise', () => {
  expect(read({ theme: 'system' }, '?globals=theme:dark')).toEqual({ view: first, notes: [] });
});
