import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Kbd.css.ts';

export type KbdProps = {
  /** The keys that are pressed together, in their order. `Mod` is Command on a Mac, and Ctrl elsewhere. */
  keys: readonly string[];
  /** Whose keyboard is meant. By default the viewer's. */
  platform?: 'apple' | 'other';
};

/** The sign of a key, and its name where that is another. */
type Sign = { readonly sign: string; readonly name: string };

const signs = {
  apple: {
    Mod: { sign: '⌘', name: 'Command' },
    Alt: { sign: '⌥', name: 'Option' },
    Shift: { sign: '⇧', name: 'Shift' },
    Enter: { sign: '↩', name: 'Return' },
  },
  other: {
    Mod: { sign: 'Ctrl', name: 'Control' },
  },
} satisfies Record<string, Readonly<Record<string, Sign>>>;

/** What screen readers would pass over, or read by another name. */
const spoken: Readonly<Record<string, string>> = {
  '?': 'Question mark',
  '/': 'Slash',
  '#': 'Number sign',
  '←': 'Arrow left',
  '→': 'Arrow right',
  '↑': 'Arrow up',
  '↓': 'Arrow down',
};

const signOf = (key: string, platform: 'apple' | 'other'): Sign => {
  const known: Readonly<Record<string, Sign>> = signs[platform];
  return known[key] ?? { sign: key, name: spoken[key] ?? key };
};

const viewersPlatform = () =>
  /Mac|iPhone|iPad/.test(navigator.userAgent) ? ('apple' as const) : ('other' as const);

/** Shows the keys that do something. */
export function Kbd({ keys, platform = viewersPlatform() }: KbdProps) {
  const shown = keys.map((key) => signOf(key, platform));
  return (
    <kbd className={styles.keys}>
      {shown.map(({ sign, name }) => (
        <kbd key={name} aria-hidden="true" className={styles.key}>
          {sign}
        </kbd>
      ))}
      <VisuallyHidden>{shown.map(({ name }) => name).join(' ')}</VisuallyHidden>
    </kbd>
  );
}
