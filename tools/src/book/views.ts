/** What the toolbar of the book offers, by its name in the address. The first value of each is the one at first. */
export const views = {
  theme: {
    title: 'Theme',
    icon: 'mirror',
    values: { system: 'Theme of the system', light: 'Light', dark: 'Dark' },
  },
  accent: {
    title: 'Accent of the club',
    icon: 'paintbrush',
    values: { brass: 'Parlour', green: 'A club in green', blue: 'A club in blue' },
  },
  direction: {
    title: 'Direction',
    icon: 'transfer',
    values: { ltr: 'Left to right', rtl: 'Right to left' },
  },
  text: {
    title: 'Size of texts',
    icon: 'paragraph',
    values: { normal: 'Text at 100 %', double: 'Text at 200 %' },
  },
  motion: {
    title: 'Motion',
    icon: 'lightning',
    values: { system: 'Motion of the system', reduced: 'Reduced motion' },
  },
  contrast: {
    title: 'Contrast',
    icon: 'contrast',
    values: {
      system: 'Contrast of the browser, which alone can ask for more',
      forced: 'Forced colors, as a page can draw them',
    },
  },
} as const;

/** A part of the view on the book: its theme, its accent and so on. */
export type ViewName = keyof typeof views;
/** What each part shows: a value of the toolbar, or a color such as `#2f6142` as accent. */
export type View = Readonly<Record<ViewName, string>>;

const names = Object.keys(views).filter((name): name is ViewName => name in views);

/** What shows a part that the address does not name. */
export function firstOf(name: ViewName): string {
  return Object.keys(views[name].values)[0] ?? '';
}

const wordOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : 'something else';

/**
 * Returns what a part shows for a value of any kind. Undefined for one that the book does not have. Storybook reads digits
 * alone as a number, which has lost the zeros before.
 */
function valueOf(
  name: ViewName,
  value: unknown,
  isColor: (text: string) => boolean,
): string | undefined {
  const text = wordOf(value);
  if (Object.hasOwn(views[name].values, text)) return text;
  if (name !== 'accent') return undefined;
  const digits = typeof value === 'number' ? text.padStart(6, '0') : text.replace(/^#/, '');
  return isColor(`#${digits}`) ? `#${digits.toLowerCase()}` : undefined;
}

/** Reads what the address asks for, as it was typed: Storybook leaves out what could be harmful, without a word. */
export function askedBy(search: string): Readonly<Record<string, string>> {
  const pairs = (new URLSearchParams(search).get('globals') ?? '').split(';');
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', ...value] = pair.split(':');
      return [name, value.join(':').replace(/^!hex\((\w+)\)$/, '$1')];
    }),
  );
}

/**
 * Returns the view that the toolbar asks for, and a sentence for each part that nobody can show: this part then is as at
 * first.
 * @param globals - what Storybook read of the address and the toolbar
 * @param asked - what the address asked for when the book was opened
 */
export function viewOf(
  globals: Readonly<Record<string, unknown>>,
  asked: Readonly<Record<string, string>>,
  isColor: (text: string) => boolean,
): { readonly view: View; readonly notes: readonly string[] } {
  const notes: string[] = [];
  const read = (name: ViewName) => {
    const first = firstOf(name);
    const given = globals[name] ?? first;
    const typed = asked[name];
    const isLeftOut =
      given === first && typed !== undefined && valueOf(name, typed, isColor) === undefined;
    const wanted = isLeftOut ? typed : given;
    const value = valueOf(name, wanted, isColor);
    if (value !== undefined) return value;
    const { title, values } = views[name];
    const shown = new Map(Object.entries<string>(values)).get(first) ?? first;
    const word = wordOf(wanted).slice(0, 40);
    notes.push(
      name === 'accent'
        ? `“${word}” is no color such as #2f6142, so the accent is that of ${shown}.`
        : `The book has no “${word}” for ${title.toLowerCase()}, so it shows: ${shown}.`,
    );
    return first;
  };
  const view = {
    theme: read('theme'),
    accent: read('accent'),
    direction: read('direction'),
    text: read('text'),
    motion: read('motion'),
    contrast: read('contrast'),
  };
  return { view, notes };
}

/** Returns a view as the part of an address after `globals=`. */
export function globalsText(view: View): string {
  return names.map((name) => `${name}:${view[name].replace('#', '')}`).join(';');
}
