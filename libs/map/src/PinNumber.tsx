import { VisuallyHidden } from '@parlour/ui';
import * as styles from './PinNumber.css.ts';

export type PinNumberProps = { number: number };

/** The number of a vendor's pin, as its card shows it. */
export function PinNumber({ number }: PinNumberProps) {
  return (
    <span className={styles.number}>
      <VisuallyHidden>On the map: </VisuallyHidden>
      {number}
    </span>
  );
}
