import type { MouseEvent, ReactNode, Ref } from 'react';
import { classNames } from '../../behavior/classNames.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './Button.css.ts';

/** `primary` for the one thing to do, `secondary` beside it, `quiet` for what may be overlooked. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

/** How much room a button takes. */
export type ButtonSize = 'regular' | 'small';

/** A button that can be busy says what it is doing meanwhile. */
type Busy = { busy: boolean; busyLabel: string } | { busy?: never; busyLabel?: never };

/** Props of {@link Button}. */
export type ButtonProps = Busy & {
  children: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  type?: 'button' | 'submit';
  /** The id of the form that a submit button outside it belongs to. */
  form?: string;
  fullWidth?: boolean;
  disabled?: boolean;
  /** What it does has been done, which its words say: it answers to no press, and keeps the focus. */
  done?: boolean;
  /** For a button that unfolds something: whether it is unfolded. */
  expanded?: boolean | undefined;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  ref?: Ref<HTMLButtonElement>;
};

/**
 * Does something on this page. While busy it shows `busyLabel`, answers to no press, and keeps the
 * focus, which a disabled button would lose.
 */
export function Button({
  children,
  variant = 'primary',
  size = 'regular',
  type = 'button',
  fullWidth = false,
  busy = false,
  busyLabel,
  done = false,
  expanded,
  onClick,
  ...rest
}: ButtonProps) {
  const isDeaf = busy || done;
  return (
    <button
      {...rest}
      type={type}
      className={classNames(
        styles.variant[variant],
        styles.size[size],
        fullWidth && styles.fullWidth,
        done && styles.done,
      )}
      aria-disabled={isDeaf || undefined}
      aria-expanded={expanded}
      onClick={isDeaf ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Spinner label={busyLabel ?? ''} size="small" showLabel /> : children}
    </button>
  );
}
