import { Markdown } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import changelog from '../../CHANGELOG.md?raw';
import { outlinePairs, textPairs } from '../../libs/ui/src/themes/contrast.ts';
import * as styles from './firstPage.css.ts';

const pictures: Readonly<Record<string, string>> = import.meta.glob(
  '../../docs/pictures/book-*.webp',
  { query: '?url', import: 'default', eager: true },
);

/** The screens of the first page by their pictures, with the pages that have all their states. */
const screens = {
  dashboard: { name: 'Home', page: 'screens-home--docs' },
  destination: { name: 'A guide', page: 'screens-destination--docs' },
  event: { name: 'An event', page: 'screens-event--docs' },
  requests: { name: 'My Requests', page: 'screens-my-requests--docs' },
  'desk-queue': { name: 'The queue of the desk', page: 'desk-requests--docs' },
  'desk-today': { name: 'Today at the desk', page: 'desk-today--docs' },
} as const;

const themes = ['light', 'dark'] as const;

/** Six screens of the apps, each in both themes. A press opens all states of the screen. */
export function ScreenPictures() {
  return (
    <ul className={`${styles.screens} sb-unstyled`}>
      {Object.entries(screens).map(([key, { name, page }]) => (
        <li key={key}>
          <a href={`./?path=/docs/${page}`} target="_top" className={styles.screen}>
            <span className={styles.pair}>
              {themes.map((theme) => (
                <img
                  key={theme}
                  src={pictures[`../../docs/pictures/book-${key}-${theme}.webp`]}
                  alt=""
                  width={640}
                  height={444}
                  className={styles.picture}
                />
              ))}
            </span>
            {name}, light and dark
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Where each reader begins. */
const doors = [
  {
    title: 'I design',
    links: [
      ['Color, and which pairs can be read', 'foundations-color--docs'],
      ['Take the tokens into Figma or Penpot', 'foundations-design-tools--docs'],
      ['The grids of both apps', 'foundations-layout--docs'],
      ['Every component, and when which', 'components-actions-button--docs'],
      ['Forms and lists, done and not done', 'patterns-forms--docs'],
      ['Every screen in every state', 'screens-and-their-states--docs'],
    ],
  },
  {
    title: 'I write',
    links: [
      ['How the club says something', 'foundations-voice--docs'],
      ['What an empty page says', 'components-messages-emptystate--docs'],
      ['What a failed page says', 'components-messages-errorstate--docs'],
      ['Words for who does not see a picture', 'foundations-pictures--docs'],
      ['Every email', 'emails-every-email--docs'],
    ],
  },
  {
    title: 'I build',
    links: [
      ['A component with code to copy', 'components-form-fields-select--docs'],
      ['Space, breakpoints and layers', 'foundations-space--docs'],
      ['Motion that may be switched off', 'foundations-motion--docs'],
      ['What a component promises', 'foundations-accessibility--docs'],
      ['The tokens as CSS variables', 'foundations-design-tools--docs'],
      ['A place to try code, and to send it', 'a-place-to-try--docs'],
    ],
  },
] as const;

/** The three doors of the book, by what a reader does. */
export function Doors() {
  return (
    <div className={`${styles.doors} sb-unstyled`}>
      {doors.map(({ title, links }) => (
        <section key={title} aria-label={title} className={styles.door}>
          <h2 className={styles.title}>{title}</h2>
          <ul className={styles.links}>
            {links.map(([label, page]) => (
              <li key={label}>
                <a href={`./?path=/docs/${page}`} target="_top">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const NEWS = 5;

/** What the changelog has first. */
export function News() {
  const lines = changelog.split('\n').filter((line) => line.startsWith('- '));
  return <Markdown>{lines.slice(0, NEWS).join('\n')}</Markdown>;
}

interface Entry {
  readonly title: string;
  readonly type: string;
}

/** Returns how much the book has, by its index. */
function countsOf(entries: readonly Entry[]) {
  const titlesIn = (pattern: RegExp) =>
    new Set(entries.map(({ title }) => title).filter((title) => pattern.test(title))).size;
  return {
    components: titlesIn(/^Components\//),
    screens: titlesIn(/^(?:Screens|Desk)\//),
    states: entries.filter(
      ({ title, type }) => type === 'story' && /^(?:Screens|Desk)\//.test(title),
    ).length,
  };
}

/** How much is here. The book counts itself. */
export function Figures() {
  const [counts, setCounts] = useState<ReturnType<typeof countsOf>>();
  useEffect(() => {
    const end = new AbortController();
    fetch('./index.json', { signal: end.signal })
      .then((response) => response.json())
      .then(({ entries }: { readonly entries: Readonly<Record<string, Entry>> }) =>
        setCounts(countsOf(Object.values(entries))),
      )
      // The page is as useful without them.
      .catch(() => undefined);
    return () => end.abort();
  }, []);
  const pairs = textPairs.length + outlinePairs.length;
  return (
    <p>
      {counts === undefined
        ? 'Counting…'
        : `${counts.components} components, ${counts.screens} screens in ${counts.states} states, and ${pairs} pairs of colors whose contrast is tested in both themes.`}
    </p>
  );
}
