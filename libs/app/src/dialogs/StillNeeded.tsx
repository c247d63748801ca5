import { stillNeeded } from '@parlour/core';
import * as styles from './FormDialog.css.ts';

export type StillNeededProps = {
  /** The labels of what the form waits for. */
  missing: readonly string[];
  /** Whether the member has tried to send the form. From then on it is announced. */
  isTried: boolean;
};

/** Names what a form still needs, beside the button that waits for it. */
export function StillNeeded({ missing, isTried }: StillNeededProps) {
  const text = stillNeeded(missing);
  return (
    <div className={styles.needed}>
      {isTried ? null : <p>{text}</p>}
      {/* There before its text, which would not be announced otherwise. */}
      <p role="status">{isTried ? text : null}</p>
    </div>
  );
}
