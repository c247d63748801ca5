import { TextLink } from '@parlour/ui';
import { isCurrent, type MenuEntry } from './menu.ts';
import * as styles from './MenuEntries.css.ts';

export type MenuEntriesProps = {
  entries: readonly MenuEntry[];
  /** The path of the current page. */
  path: string;
  direction: keyof typeof styles.direction;
};

/** Entries of the menu as a list of links. */
export function MenuEntries({ entries, path, direction }: MenuEntriesProps) {
  return (
    <ul className={styles.direction[direction]}>
      {entries.map((entry) => (
        <li key={entry.path}>
          <TextLink variant="navigation" href={entry.path} current={isCurrent(entry, path)}>
            {entry.label}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
