import { useId } from 'react';
import * as styles from './ProgressBar.css.ts';

/** Props of {@link ProgressBar}. */
export type ProgressBarProps = {
  /** What is under way, for example "Uploading passport.pdf". */
  label: string;
  /** How much of it is done, 0 to 1. */
  value: number;
};

/** How far something has come. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  const id = useId();
  return (
    <div className={styles.frame}>
      <div className={styles.words}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        <span aria-hidden="true">{Math.floor(value * 100)}%</span>
      </div>
      <progress aria-labelledby={id} className={styles.bar} max={1} value={value} />
    </div>
  );
}
