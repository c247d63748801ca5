import { screens } from 'virtual:screen-states';
import type { BookLink, ToldScreen } from '../../tools/src/book/screenTable.ts';
import * as styles from './screenStates.css.ts';

function Linked({ words, path }: BookLink) {
  return path === undefined ? (
    words
  ) : (
    <a href={`./?path=/${path}`} target="_top">
      {words}
    </a>
  );
}

/** A screen with its states, and below them why it has no story of the others. */
function Row({ words, path, states }: ToldScreen) {
  const told = states.filter(({ why }) => why.length > 0);
  const name = words.replace(/^\w+\/(?:Dialogs\/)?/, '');
  return (
    <tbody className={styles.screen}>
      <tr className={styles.row}>
        <th scope="row" rowSpan={told.length === 0 ? 1 : 2} className={styles.name}>
          <Linked words={name} path={path} />
        </th>
        {states.map((state) => (
          <td key={state.name} className={styles.state}>
            <Linked {...state} />
          </td>
        ))}
      </tr>
      {told.length === 0 ? null : (
        <tr className={styles.row}>
          <td colSpan={states.length} className={styles.why}>
            {told.map((state) => (
              <p key={state.name} className={styles.reason}>
                {state.words}:{' '}
                {state.why.map((piece, place) => (
                  <Linked key={place} {...piece} />
                ))}
              </p>
            ))}
          </td>
        </tr>
      )}
    </tbody>
  );
}

type ScreenStatesProps = {
  /** The group of the book. */
  of: 'Screens' | 'Desk';
  /** Whether its dialogs are shown, and not its screens. */
  dialogs?: boolean;
};

/** The screens or the dialogs of an app, each with a link to the story of each state, or with the reason for none. */
export function ScreenStates({ of, dialogs = false }: ScreenStatesProps) {
  return (
    <table className={`${styles.table} sb-unstyled`}>
      {screens
        .filter(({ words, isDialog }) => isDialog === dialogs && words.startsWith(`${of}/`))
        .map((screen) => (
          <Row key={screen.path} {...screen} />
        ))}
    </table>
  );
}
