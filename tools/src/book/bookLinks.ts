import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { publicNameOf, readSourceFile } from './sourceFile.ts';
import { readStoryPages, type StoryPage } from './storyPages.ts';

const isComponent = ({ title }: StoryPage) => title.startsWith('Components/');
const isOfDesk = ({ title }: StoryPage) => title.startsWith('Desk/');
const isScreen = ({ title }: StoryPage) => /^(?:Screens|Desk)\//.test(title);

/** Returns the components of the packages that a file uses, by itself or by the files of its app. */
function componentsIn(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file) || !existsSync(file)) return new Set();
  seen.add(file);
  const found = new Set<string>();
  for (const { module, name, isType } of readSourceFile(file).imports.values()) {
    if (isType || !/^\.|^@parlour\/(?:ui|map|app)\b/.test(module)) continue;
    const isOfApp = module.startsWith('@parlour/app/');
    const next = module.startsWith('.')
      ? resolve(dirname(file), module)
      : isOfApp && publicNameOf(module, name)?.file;
    if (next === false || next === undefined) found.add(name);
    const inner = next && next.endsWith('.tsx') ? componentsIn(next, seen) : [];
    for (const each of inner) found.add(each);
  }
  return found;
}

/** Returns the pages of the screens that use each component, from what their views import. */
export function readScreensByComponent(
  pages: readonly StoryPage[],
): Readonly<Record<string, readonly { readonly title: string; readonly href: string }[]>> {
  const screens: Record<string, { title: string; href: string }[]> = {};
  // Those of members before those of the desk.
  const sorted = pages
    .filter(isScreen)
    .toSorted((a, b) => Number(isOfDesk(a)) - Number(isOfDesk(b)));
  for (const { file, title, href, component } of sorted) {
    const view = readSourceFile(file).imports.get(component ?? '')?.module;
    if (view === undefined) continue;
    for (const name of componentsIn(resolve(dirname(file), view))) {
      (screens[name] ??= []).push({ title: title.replace(/^Screens\//, ''), href });
    }
  }
  return screens;
}

/** Makes the names of components in a text links to their pages. */
export function linkComponents(text: string, pages: readonly StoryPage[]): string {
  const hrefs = new Map(
    pages.filter(isComponent).map(({ component = '', href }) => [component, href]),
  );
  return text.replaceAll(/`([A-Z]\w+)`/g, (written, name: string) => {
    const href = hrefs.get(name);
    return href === undefined ? written : `[${written}](${href})`;
  });
}

const screens = 'virtual:screens-by-component';

/** Links the pages of the book: the names in the guides, and the screens that use a component. */
export function bookLinks(): Plugin {
  let pages: readonly StoryPage[] | undefined;
  return {
    name: 'parlour:book-links',
    resolveId: (id) => (id === screens ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${screens}`) return undefined;
      pages ??= readStoryPages();
      return `export const screens = ${JSON.stringify(readScreensByComponent(pages))};`;
    },
    transform: {
      filter: { id: /\/libs\/.*\.md\?raw$/ },
      handler(code) {
        pages ??= readStoryPages();
        return { code: linkComponents(code, pages), map: null };
      },
    },
  };
}
