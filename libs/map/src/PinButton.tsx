import { PIN_SIZE } from '@parlour/core';
import type { FocusEvent } from 'react';
import * as styles from './PinButton.css.ts';

/** Props of {@link PinButton}. */
export type PinButtonProps = {
  name: string;
  type: string;
  isSelected: boolean;
  /** Whether the name stands below the pin also while nobody points at it. */
  hasLabel: boolean;
  onClick: () => void;
  /** Told the pin when the focus came to it by the keyboard. */
  onReached: (pin: Element) => void;
};

/** One vendor on the map: a button that is called, for example, "Le Comptoir, Restaurants". */
export function PinButton({
  name,
  type,
  isSelected,
  hasLabel,
  onClick,
  onReached,
}: PinButtonProps) {
  const reach = ({ currentTarget }: FocusEvent) => {
    // Moving the map under a mouse would make its click miss.
    if (currentTarget.matches(':focus-visible')) onReached(currentTarget);
  };
  return (
    <button
      type="button"
      className={styles.pin}
      aria-label={`${name}, ${type}`}
      aria-expanded={isSelected}
      onClick={onClick}
      onFocus={reach}
    >
      <svg
        className={styles.drawing}
        width={PIN_SIZE}
        height={PIN_SIZE}
        viewBox="0 0 32 32"
        aria-hidden="true"
      >
        <circle className={styles.disc} cx="16" cy="16" r="11" />
        <circle className={styles.ring} cx="16" cy="16" r="14.5" />
        <path
          className={styles.star}
          d="M16 9.5l1.7 4.8 4.8 1.7-4.8 1.7L16 22.5l-1.7-4.8L9.5 16l4.8-1.7z"
        />
      </svg>
      {isSelected ? null : (
        <span className={hasLabel ? styles.label.shown : styles.label.pointed} aria-hidden="true">
          {name}
        </span>
      )}
    </button>
  );
}
