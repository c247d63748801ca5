import * as contentIcons from '../icons/contentIcons.tsx';
import * as editorIcons from '../icons/editorIcons.tsx';
import * as navigationIcons from '../icons/navigationIcons.tsx';
import { titled } from './cells.tsx';
import { FactTable } from './FactTable.tsx';
import * as styles from './foundations.css.ts';
import { iconMeanings } from './iconMeanings.ts';

const icons = { ...navigationIcons, ...contentIcons, ...editorIcons };

const names = Object.keys(icons)
  .filter((name): name is keyof typeof icons => name in icons)
  .toSorted((one, other) => one.localeCompare(other));

/** Every icon with its name and what it means. */
export function IconTable() {
  return (
    <FactTable
      label="Icons"
      columns={['Icon', 'Means']}
      rows={names.map((name) => {
        const Icon = icons[name];
        return [
          <span key="icon" className={styles.row}>
            <span className={styles.drawing}>
              <Icon />
            </span>
            {titled(name)}
          </span>,
          iconMeanings[name],
        ];
      })}
    />
  );
}
