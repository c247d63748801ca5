import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Spinner.css.ts';

export type SpinnerProps = {
  /** Always announced to screen readers, and visible with `showLabel`. */
  label: string;
  /** `small` fits into a button. */
  size?: 'regular' | 'small';
  /** Whether the label is visible. */
  showLabel?: boolean;
};

/** Indicates a pending action or load. */
export function Spinner({ label, size = 'regular', showLabel = false }: SpinnerProps) {
  return (
    <span role="status" className={styles.spinner}>
      <span className={styles.size[size]} />
      {showLabel ? label : <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
