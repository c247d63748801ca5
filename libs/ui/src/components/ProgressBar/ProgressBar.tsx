import { useId } from 'react';
import * as styles from './ProgressBar.css.ts';

export type ProgressBarProps = {
  /** The running action, for example "Uploading passport.pdf". */
  label: string;
  /** The completed share, 0 to 1. */
  value: number;
};

/** The progress of a running action. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  const id = useId();
  return (
    <div className={styles.frame}>
      <div className={styles.caption}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        <span aria-hidden="true">{Math.floor(value * 100)}%</span>
      </div>
      <progress aria-labelledby={id} className={styles.bar} max={1} value={value} />
    </div>
  );
}
