import type { ReactNode } from 'react';
import * as styles from './PageToolbar.css.ts';

export type PageToolbarProps = {
  /** The breadcrumbs. */
  children?: ReactNode;
  /** The heart and the share button; null without any. Their height is reserved either way. */
  share: ReactNode;
};

/** The row above the title of a shared page: breadcrumbs and the share button. */
export function PageToolbar({ children, share }: PageToolbarProps) {
  return (
    <div className={styles.line}>
      <div className={styles.trail}>{children}</div>
      {share ? <div className={styles.share}>{share}</div> : null}
    </div>
  );
}
