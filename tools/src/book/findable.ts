import { stateName } from './stateNames.ts';
import { synonyms } from './synonyms.ts';

/** What the book's own search reads of an entry. It also reads the titles of the groups around. */
export interface Entry {
  readonly title: string;
  readonly name: string;
  readonly type: string;
  readonly anchors?: readonly { readonly id: string; readonly title: string }[];
}

/**
 * How often the search reads a synonym. It multiplies the scores of all that matches. So a word that is there several
 * times counts more than one in the name of a state. The whole name of a page counts most.
 */
const repetitions = { best: 4, other: 2 };

const lastOf = (title: string) => title.split('/').at(-1) ?? title;

/** Whether the name of a page is enough to tell it. Many screens are named as what they show. */
const isTold = (title: string) => !/^(?:Screens|Desk|Emails)\//.test(title);

/** Returns the title of the written page that has a name or a title. */
export function titleOf(entries: readonly Entry[], name: string): string {
  const titles = entries
    .filter(({ type }) => type === 'docs')
    .map(({ title }) => title)
    .filter((title) => title === name || (isTold(title) && lastOf(title) === name));
  const [title] = titles;
  if (title === undefined || titles.length > 1) {
    throw new Error(`The synonyms lead to ${name}, which is the name of ${titles.length} pages`);
  }
  return title;
}

/** Returns the synonyms of each page by its title, each as often as the search shall read it. */
function synonymsByTitle(entries: readonly Entry[]): ReadonlyMap<string, readonly string[]> {
  const words = new Map<string, string[]>();
  for (const [word, names] of synonyms) {
    for (const [place, name] of names.entries()) {
      const title = titleOf(entries, name);
      const times = place === 0 ? repetitions.best : repetitions.other;
      words.set(title, [...(words.get(title) ?? []), ...Array<string>(times).fill(word)]);
    }
  }
  return words;
}

/**
 * Lets the search of the book find what is called otherwise elsewhere, and say what it found: a page has the name of its
 * component, a state that of its page too.
 */
export function makeFindable<Each extends Entry>(
  entries: Readonly<Record<string, Each>>,
): Record<string, Each> {
  const words = synonymsByTitle(Object.values(entries));
  return Object.fromEntries(
    Object.entries(entries).map(([id, entry]) => {
      const page = lastOf(entry.title);
      if (entry.type !== 'docs') return [id, { ...entry, name: stateName(page, entry.name) }];
      const anchors = (words.get(entry.title) ?? []).map((title) => ({ id: '', title }));
      return [id, { ...entry, name: page, anchors }];
    }),
  );
}
