import { expect, test } from 'vitest';
import { type Entry, makeFindable, titleOf } from './findable.ts';
import { synonyms } from './synonyms.ts';

/** A book with just the pages that the synonyms lead to. */
const titles = new Set([...synonyms.values()].flat());
const pages = Object.fromEntries(
  [...titles].map((title) => [title, { title, name: 'Docs', type: 'docs' }]),
);
const pending = { title: 'Components/Actions/Button', name: 'Pending', type: 'story' };

test('a page is named by its component, and a state by its page too', () => {
  const { Button, story } = makeFindable({
    ...pages,
    Button: { title: 'Components/Actions/Button', name: 'Docs', type: 'docs' },
    story: pending,
  });
  expect(Button).toMatchObject({ name: 'Button' });
  expect(story).toEqual({ ...pending, name: 'Button · Pending' });
});

test('a page has its synonyms, more often where it is the best for one', () => {
  const found: readonly Entry[] = Object.values(makeFindable(pages));
  const times = (name: string, word: string) =>
    found.find(({ title }) => title === name)?.anchors?.filter(({ title }) => title === word)
      .length;
  expect(times('Snackbar', 'toast')).toBeGreaterThan(times('Notification', 'toast') ?? Infinity);
  expect(times('Notification', 'toast')).toBeGreaterThan(0);
  expect(times('Button', 'toast')).toBe(0);
});

test('a synonym for a page that is not in the book is named', () => {
  expect(() => titleOf([], 'Snackbar')).toThrow('lead to Snackbar, which is the name of 0 pages');
});

test('the name of a screen alone leads nowhere, since components have such names too', () => {
  const screen = { title: 'Screens/Search', name: 'Docs', type: 'docs' };
  expect(() => titleOf([screen], 'Search')).toThrow('Search');
  expect(titleOf([screen], 'Screens/Search')).toBe('Screens/Search');
});
