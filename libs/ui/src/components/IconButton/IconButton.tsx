import type { ReactNode, Ref } from 'react';
import * as styles from './IconButton.css.ts';

/** Props of {@link IconButton}. */
export type IconButtonProps = {
  /** The name by which it is called; the icon alone says nothing to a screen reader. */
  label: string;
  icon: ReactNode;
  variant?: 'plain' | 'outlined';
  disabled?: boolean;
  /** For now it answers to no press, and keeps the focus, which a disabled button would lose. */
  waiting?: boolean;
  /** For a button that opens something: whether it is open now. */
  expanded?: boolean;
  onClick: () => void;
  ref?: Ref<HTMLButtonElement>;
};

/** A button that shows only an icon, in a target of 44 px. */
export function IconButton({
  label,
  icon,
  variant = 'plain',
  waiting = false,
  expanded,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={styles.variant[variant]}
      aria-label={label}
      aria-disabled={waiting || undefined}
      aria-expanded={expanded}
      onClick={waiting ? undefined : onClick}
    >
      {icon}
    </button>
  );
}
