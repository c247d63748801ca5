import { TextLink } from '@parlour/ui';
import { isCurrent, menu, searchEntry } from './menu.ts';
import * as styles from './MenuEntries.css.ts';

export type MenuEntriesProps = {
  /** The path of the current page. */
  path: string;
  direction: keyof typeof styles.direction;
};

/** The entries of the menu as a list of links. A column ends with the search. */
export function MenuEntries({ path, direction }: MenuEntriesProps) {
  const entries = direction === 'column' ? [...menu, searchEntry] : menu;
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
