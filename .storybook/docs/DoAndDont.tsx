import { CheckIcon, CloseIcon } from '../../libs/ui/src/index.ts';
import type { ExamplePair } from '../../libs/ui/src/stories/examples.ts';
import { readGlobals, readView } from '../applyView.ts';
import * as styles from './doAndDont.css.ts';

const sides = [
  { side: 'do', word: 'Do', Icon: CheckIcon },
  { side: 'dont', word: 'Don’t', Icon: CloseIcon },
] as const;

/** Good and bad ways beside each other. They are drawings: nothing in them takes the focus or is announced. */
export function Pairs({ pairs }: { readonly pairs: readonly ExamplePair[] }) {
  const { direction } = readView(readGlobals()).view;
  return (
    <ul className={`${styles.pairs} sb-unstyled`}>
      {pairs.map((pair) => (
        <li key={pair.do.text} className={pair.isWide ? styles.widePair : styles.pair}>
          {sides.map(({ side, word, Icon }) => (
            <figure key={side} className={styles.example[side]}>
              <figcaption className={styles.caption}>
                <span className={styles.word[side]}>
                  <Icon /> {word}
                </span>
                {pair[side].text}
              </figcaption>
              <div inert dir={direction} className={styles.drawing}>
                {pair[side].drawing}
              </div>
            </figure>
          ))}
        </li>
      ))}
    </ul>
  );
}
