import type { ReactNode } from 'react';
import * as styles from './IconButton.css.ts';

export type IconButtonProps = {
  /** The accessible name. The icon alone says nothing to a screen reader. */
  label: string;
  /** One of the icons. */
  icon: ReactNode;
  /** `outlined` has a border, to be found on a page or a picture. */
  variant?: 'plain' | 'outlined';
  /** Not possible now. */
  disabled?: boolean;
  /** Ignores presses for now, but keeps the focus: a disabled button would lose it. */
  isPending?: boolean;
  /** Whether the content that the button controls is open. */
  expanded?: boolean | undefined;
  /** Whether what the button turns on is on. Its label stays the same. Absent for a button that turns nothing on. */
  pressed?: boolean | undefined;
  /** Called for each press, except while pending. */
  onClick: () => void;
};

/** A button with only an icon, in a target of 44 px. */
export function IconButton({
  label,
  icon,
  variant = 'plain',
  isPending = false,
  expanded,
  pressed,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={styles.variant[variant]}
      aria-label={label}
      aria-disabled={isPending || undefined}
      aria-expanded={expanded}
      aria-pressed={pressed}
      onClick={isPending ? undefined : onClick}
    >
      {icon}
    </button>
  );
}
