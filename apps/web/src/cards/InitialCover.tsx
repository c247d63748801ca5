import * as styles from './InitialCover.css.ts';

/** Props of {@link InitialCover}. */
export type InitialCoverProps = { name: string; ratio: 'landscape' | 'portrait' };

/** Stands among pictures for a thing that has none: its initial, as on the cover of a book. */
export function InitialCover({ name, ratio }: InitialCoverProps) {
  const [initial = ''] = name.trim();
  return (
    <span aria-hidden="true" className={styles.ratio[ratio]}>
      <span className={styles.frame}>{initial.toLocaleUpperCase('en-US')}</span>
    </span>
  );
}
