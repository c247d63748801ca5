import type { Plugin } from 'vite';
import { otherStates } from '../checks/otherStates.ts';
import { readRepository } from '../checks/repository.ts';
import { readStates, type StateName, storyLink } from '../checks/screenStates.ts';
import { pageId, storyId } from '../checks/storyGroups.ts';
import { root } from '../workspace/paths.ts';

const NAME = 'virtual:screen-states';

/** Words, and the path of the page or story within the book that they lead to. */
export interface BookLink {
  readonly words: string;
  /** Undefined for plain words. */
  readonly path?: string;
}

/** A screen or a dialog as the book tells of it. */
export interface ToldScreen extends Required<BookLink> {
  readonly isDialog: boolean;
  readonly states: readonly (BookLink & {
    readonly name: StateName;
    /** Why no story shows the state, in pieces. Empty where one does. */
    readonly why: readonly BookLink[];
  })[];
}

const namesOfStates: Readonly<Record<StateName, string>> = {
  loading: 'Loading',
  empty: 'Empty',
  failed: 'Failed',
  outdated: 'Outdated',
  offline: 'Offline',
  forbidden: 'Forbidden',
  longWords: 'Long words',
  phone: 'Phone',
  dark: 'Dark',
};

const storyPath = (title: string, name: string) => `story/${storyId(title, name)}`;

/** Returns a reason in pieces: plain words and links to stories. */
export function linkStories(reason: string): readonly BookLink[] {
  const pieces: BookLink[] = [];
  let end = 0;
  for (const { 0: whole, index, groups } of reason.matchAll(storyLink)) {
    const { words = '', title = '', name = '' } = groups ?? {};
    pieces.push({ words: reason.slice(end, index) }, { words, path: storyPath(title, name) });
    end = index + whole.length;
  }
  return [...pieces, { words: reason.slice(end) }].filter(({ words }) => words !== '');
}

/** Lists the screens and dialogs of both apps with their states, those of members first. */
function tellScreens(): readonly ToldScreen[] {
  const isOfDesk = (title: string) => title.startsWith('Desk/');
  return readStates(readRepository(root), otherStates)
    .toSorted(
      (a, b) =>
        Number(isOfDesk(a.title)) - Number(isOfDesk(b.title)) || (a.title < b.title ? -1 : 1),
    )
    .map(({ title, isDialog, cells }) => ({
      words: title,
      path: `docs/${pageId(title)}--docs`,
      isDialog,
      states: cells.map(({ state, story, reason = '' }) => ({
        name: state,
        words: namesOfStates[state],
        ...(story !== undefined && { path: storyPath(story.title, story.name) }),
        why: linkStories(reason),
      })),
    }));
}

/** Tells a written page what the book shows of each screen, by the code of the check. */
export function screenTable(): Plugin {
  return {
    name: 'parlour:screen-table',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) =>
      id === `\0${NAME}` ? `export const screens = ${JSON.stringify(tellScreens())};` : undefined,
  };
}
