import * as contentIcons from '../icons/contentIcons.tsx';
import * as navigationIcons from '../icons/navigationIcons.tsx';
import * as styles from './foundations.css.ts';

/** Every icon with its name. */
export function IconTable() {
  return (
    <div className={`${styles.frame} sb-unstyled`}>
      <ul className={styles.icons}>
        {Object.entries({ ...navigationIcons, ...contentIcons }).map(([name, Icon]) => (
          <li key={name} className={styles.row}>
            <Icon />
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
