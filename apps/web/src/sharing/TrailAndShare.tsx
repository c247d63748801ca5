import type { ReactNode } from 'react';
import * as styles from './TrailAndShare.css.ts';

/** Props of {@link TrailAndShare}. */
export type TrailAndShareProps = {
  /** The way here. */
  children?: ReactNode;
  /** The share button, null where there is none; its room is held either way. */
  share: ReactNode;
};

/** What stands above the title of a shared page: the way here and, at the end of its line, the share button. */
export function TrailAndShare({ children, share }: TrailAndShareProps) {
  return (
    <div className={styles.line}>
      <div className={styles.trail}>{children}</div>
      {share ? <div className={styles.share}>{share}</div> : null}
    </div>
  );
}
