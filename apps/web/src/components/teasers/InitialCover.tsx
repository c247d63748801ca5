import * as styles from './InitialCover.css.ts';

export type InitialCoverProps = {
  /** The name whose first character is shown. */
  name: string;
  /** The ratio of the picture that it replaces. */
  ratio: 'landscape' | 'portrait';
};

/** Replaces a missing picture with the initial of the name, like the cover of a book. */
export function InitialCover({ name, ratio }: InitialCoverProps) {
  const [initial = ''] = name.trim();
  return (
    <span aria-hidden="true" className={styles.ratio[ratio]}>
      <span className={styles.frame}>{initial.toLocaleUpperCase('en-US')}</span>
    </span>
  );
}
