import { PIN_SIZE, PIN_STAR, type Point } from '@parlour/core';
import * as styles from './StillPin.css.ts';

export type StillPinProps = Partial<Point> & {
  /** Shown in the pin. Without one it has a star. */
  number: number | null;
};

/** The picture of a pin before the map has its buttons, around a point of another picture (map-46). */
export function StillPin({ number, x = 0, y = 0 }: StillPinProps) {
  return (
    <svg
      className={styles.pin}
      x={x - PIN_SIZE / 2}
      y={y - PIN_SIZE / 2}
      width={PIN_SIZE}
      height={PIN_SIZE}
      viewBox="-16 -16 32 32"
      aria-hidden="true"
    >
      <circle r="11" />
      <circle className={styles.ring} r="14.5" />
      {number === null ? (
        <path className={styles.mark} d={PIN_STAR} />
      ) : (
        <text className={styles.mark} y="4.5" textAnchor="middle">
          {number}
        </text>
      )}
    </svg>
  );
}
