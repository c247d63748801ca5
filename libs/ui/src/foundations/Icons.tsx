import * as contentIcons from '../icons/contentIcons.tsx';
import * as navigationIcons from '../icons/navigationIcons.tsx';
import * as styles from './foundations.css.ts';

const icons = Object.entries({ ...navigationIcons, ...contentIcons }).toSorted(([one], [other]) =>
  one.localeCompare(other),
);

/** Every icon with its name. */
export function IconTable() {
  return (
    <div className={`${styles.frame} sb-unstyled`}>
      <ul className={styles.icons}>
        {icons.map(([name, Icon]) => (
          <li key={name} className={styles.row}>
            <Icon />
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
