import type { MouseEvent, ReactNode, Ref } from 'react';
import { classNames } from '../../behavior/classNames.ts';
import { useNoChanges } from '../../behavior/NoChanges.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Button.css.ts';

/** `primary` for the main action, `secondary` beside it, `quiet` for an action that may be overlooked. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

/** `small` fits into cards and rows. */
export type ButtonSize = 'regular' | 'small';

/** A button that can be pending needs a label for that state. */
type Pending =
  | {
      /** Whether the action is under way. */
      isPending: boolean;
      /** The label while pending, such as Submitting... */
      pendingLabel: string;
    }
  | {
      /** Whether the action is under way. */
      isPending?: never;
      /** The label while pending, such as Submitting... */
      pendingLabel?: never;
    };

export type ButtonProps = Pending & {
  /** The name: a verb and its object. */
  children: ReactNode;
  /** How prominent it is. */
  variant?: ButtonVariant;
  /** `small` fits into cards and rows. By touch it grows to 44 px. */
  size?: ButtonSize;
  /** `submit` sends the form around it. */
  type?: 'button' | 'submit';
  /** The id of the form to submit, for a submit button outside the form. */
  form?: string;
  /** As wide as what surrounds it. */
  fullWidth?: boolean;
  /** Not possible now. The page should say why. */
  disabled?: boolean;
  /** Whether it changes something, or leads to that. Within `NoChanges` it is disabled, and its title says why. */
  changes?: boolean;
  /** Whether the content that the button controls is expanded. */
  expanded?: boolean | undefined;
  /** Called for each press, except while pending. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** The button element. */
  ref?: Ref<HTMLButtonElement>;
};

/**
 * Triggers an action on this page. While pending it shows `pendingLabel`, before its own name for screen readers, and
 * ignores presses, but keeps the focus: a disabled button would lose it.
 */
export function Button({
  children,
  variant = 'primary',
  size = 'regular',
  type = 'button',
  fullWidth = false,
  isPending = false,
  pendingLabel,
  disabled = false,
  changes = false,
  expanded,
  onClick,
  ...rest
}: ButtonProps) {
  const noChanges = useNoChanges();
  const reason = changes ? noChanges : undefined;
  return (
    <button
      {...rest}
      disabled={disabled || reason !== undefined}
      title={reason}
      type={type}
      className={classNames(
        styles.variant[variant],
        styles.size[size],
        fullWidth && styles.fullWidth,
      )}
      aria-disabled={isPending || undefined}
      aria-expanded={expanded}
      onClick={isPending ? (event) => event.preventDefault() : onClick}
    >
      {isPending ? (
        <>
          <Spinner label={pendingLabel ?? ''} size="small" showLabel />
          <VisuallyHidden> {children}</VisuallyHidden>
        </>
      ) : (
        children
      )}
    </button>
  );
}
