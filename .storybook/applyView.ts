import { addons } from 'storybook/preview-api';
import { accentNotes, accentOf, accentStyleSheet, isColor } from '../libs/core/src/staff/accent.ts';
import { forceStates } from '../libs/ui/src/stories/forcedStates.ts';
import { duration } from '../libs/ui/src/themes/motion.css.ts';
import { askedBy, type View, viewOf } from '../tools/src/book/views.ts';

/** The accents of the toolbar's clubs. That of the sample club is the app's own. */
export const clubColors = new Map([
  ['green', '#2f6142'],
  ['blue', '#1f4f8b'],
]);

const matchesOf = globalThis.matchMedia.bind(globalThis);

// Read once: Storybook changes the address when it has read it.
const asked = askedBy(location.search);

/** Returns the theme that is seen: that of the machine where the view follows it. */
export function seenTheme({ theme }: View): 'light' | 'dark' {
  const isDark =
    theme === 'dark' || (theme === 'system' && matchesOf('(prefers-color-scheme: dark)').matches);
  return isDark ? 'dark' : 'light';
}

/** Returns the view on a story, with a sentence for what can't be shown, or only in another color. */
export function readView(globals: Readonly<Record<string, unknown>>): ReturnType<typeof viewOf> {
  const { view, notes } = viewOf(globals, asked, isColor);
  const ofTheme = accentNotes(view.accent).filter((note) =>
    note.startsWith(`In the ${seenTheme(view)} theme`),
  );
  return { view, notes: [...notes, ...ofTheme] };
}

/** Reads the globals of the toolbar, for pages that render no story: these get none. */
export function readGlobals(): Record<string, unknown> {
  const channel = addons.getChannel();
  const events: unknown = channel.last('globalsUpdated') ?? channel.last('setGlobals');
  const [last] = Array.isArray(events) ? (events as readonly unknown[]) : [];
  const globals = isRecord(last) ? last['globals'] : undefined;
  return isRecord(globals) ? globals : {};
}

/** Whether a value has properties to read. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

const accentSheet = new CSSStyleSheet();
let isForcing = false;

/** Makes `data-forced` work, for styles too that come with a part of a page that is loaded later. */
function forceStatesOfAll(): void {
  forceStates();
  if (isForcing) return;
  isForcing = true;
  new MutationObserver(forceStates).observe(document.head, { childList: true });
  document.head.addEventListener('load', forceStates, { capture: true });
}

/** Sets what scripts read of the reader's wish for less motion. */
function setMotion(isReduced: boolean, { style }: HTMLElement): void {
  for (const name of Object.values(duration)) {
    if (isReduced) style.setProperty(name.slice('var('.length, -1), '0ms');
    else style.removeProperty(name.slice('var('.length, -1));
  }
  globalThis.matchMedia = isReduced
    ? (query) => matchesOf(query.replace('(prefers-reduced-motion: reduce)', 'all'))
    : matchesOf;
}

/** Shows a theme as the app does, on the whole page. `system` follows the machine. */
function setTheme(theme: string, { dataset }: HTMLElement): void {
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
}

/** Shows an accent on the whole page, by the rule and the style sheet that a club's server uses. */
function setAccent(accent: string): void {
  const colors = accentOf(clubColors.get(accent) ?? accent);
  accentSheet.replaceSync(colors === null ? '' : accentStyleSheet(colors));
  if (document.adoptedStyleSheets.includes(accentSheet)) return;
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, accentSheet];
}

/**
 * Shows a view on the whole page.
 * @param isStory - whether the page is a story. A written page keeps its own direction.
 */
export function applyView(view: View, isStory: boolean): void {
  const root = document.documentElement;
  const forced = [
    ...(view.contrast === 'forced' ? ['colors'] : []),
    ...(view.motion === 'reduced' ? ['still'] : []),
  ];
  setTheme(view.theme, root);
  setAccent(view.accent);
  setMotion(view.motion === 'reduced', root);
  root.dir = isStory ? view.direction : 'ltr';
  root.style.fontSize = view.text === 'double' ? '200%' : '';
  if (forced.length === 0) delete root.dataset['forced'];
  else {
    root.dataset['forced'] = forced.join(' ');
    forceStatesOfAll();
  }
}
