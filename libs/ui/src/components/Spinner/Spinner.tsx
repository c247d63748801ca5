import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Spinner.css.ts';

/** Props of {@link Spinner}. */
export type SpinnerProps = {
  /** What is being waited for; always said, and shown too with `showLabel`. */
  label: string;
  size?: 'regular' | 'small';
  showLabel?: boolean;
};

/** Something is on its way. */
export function Spinner({ label, size = 'regular', showLabel = false }: SpinnerProps) {
  return (
    <span role="status" className={styles.spinner}>
      <span className={styles.size[size]} />
      {showLabel ? label : <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
