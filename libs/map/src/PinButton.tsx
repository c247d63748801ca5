import { type Nudge, PIN_SIZE, type PinLabel } from '@parlour/core';
import type { FocusEvent, MouseEvent } from 'react';
import * as styles from './PinButton.css.ts';

export type PinButtonProps = {
  name: string;
  type: string;
  /** Shown in the pin. Without one it has a star. */
  number: number | null;
  isSelected: boolean;
  /** Whether the pin is lit from outside the map. */
  isLit: boolean;
  /** How far it is beside its place. */
  nudge: Nudge | undefined;
  /** Where the name is. */
  label: PinLabel | undefined;
  onClick: () => void;
  /** Called with the pin when it is focused by keyboard. */
  onReached: (pin: Element) => void;
};

/** A vendor's pin: a button with a name such as "1, Le Comptoir, Restaurants", which holds the number that it shows. */
export function PinButton({
  name,
  type,
  number,
  isSelected,
  isLit,
  nudge = { x: 0, y: 0 },
  label,
  onClick,
  onReached,
}: PinButtonProps) {
  const handleFocus = ({ currentTarget }: FocusEvent) => {
    // Moving the map under the mouse would make the click miss.
    if (currentTarget.matches(':focus-visible')) onReached(currentTarget);
  };
  const handleClick = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // Safari gives a pressed button no focus, and a map library keeps it from one. Escape closes the window from here.
    currentTarget.focus({ preventScroll: true });
    onClick();
  };
  return (
    <button
      type="button"
      className={[styles.pin, styles.right[nudge.x], styles.down[nudge.y]].join(' ')}
      data-lit={isLit || undefined}
      data-number={number ?? undefined}
      aria-label={[number, name, type].filter((part) => part !== null).join(', ')}
      aria-expanded={isSelected}
      onClick={handleClick}
      onFocus={handleFocus}
    >
      <svg
        className={styles.icon}
        width={PIN_SIZE}
        height={PIN_SIZE}
        viewBox="0 0 32 32"
        aria-hidden="true"
      >
        <circle className={styles.disc} cx="16" cy="16" r="11" />
        <circle className={styles.ring} cx="16" cy="16" r="14.5" />
        {number === null ? (
          <path
            className={styles.star}
            d="M16 9.5l1.7 4.8 4.8 1.7-4.8 1.7L16 22.5l-1.7-4.8L9.5 16l4.8-1.7z"
          />
        ) : null}
      </svg>
      {isSelected || label === undefined ? null : (
        <span
          className={[
            styles.label[label.isShown ? 'shown' : 'pointed'],
            styles.side[label.side],
            styles.width[label.width],
          ].join(' ')}
          aria-hidden="true"
        >
          {name}
        </span>
      )}
    </button>
  );
}
