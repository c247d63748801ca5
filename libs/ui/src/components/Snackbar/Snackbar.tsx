import { useFocusNotObscured } from '../../behavior/useFocusNotObscured.ts';
import { useFocusReturn } from '../../behavior/useFocusReturn.ts';
import { usePausableTimeout } from '../../behavior/usePausableTimeout.ts';
import { useTabDetour } from '../../behavior/useTabDetour.ts';
import { CloseIcon } from '../../icons/navigationIcons.tsx';
import * as styles from './Snackbar.css.ts';

type SnackbarContent = {
  /** Three to five words. */
  text: string;
  /** The single action, for example Undo. */
  action?: { label: string; onAction: () => void };
  /** Milliseconds until it closes by itself; without it, it stays. The timer pauses while it is hovered or focused. */
  closeAfter?: number;
  /** Called for the timeout. */
  onClose?: () => void;
  /** Called for the cross. Without it there is none. */
  onDismiss?: () => void;
};

export type SnackbarProps = SnackbarContent & {
  /** Whether it is shown. */
  open: boolean;
};

/**
 * A short message at the bottom of the page, which closes by itself or stays. It moves to the top when it would hide the focus.
 * On a phone one that stays is a line above the bars, and the page leaves room for it.
 */
export function Snackbar({ open, ...content }: SnackbarProps) {
  return <div role="status">{open ? <SnackbarLine {...content} /> : null}</div>;
}

function SnackbarLine({ text, action, closeAfter, onClose, onDismiss }: SnackbarContent) {
  const timeoutHandlers = usePausableTimeout(closeAfter, () => onClose?.());
  const focusReturn = useFocusReturn<HTMLDivElement>();
  const edge = useFocusNotObscured(focusReturn.ref);
  useTabDetour(focusReturn.ref, action !== undefined && closeAfter !== undefined);
  return (
    <div
      {...timeoutHandlers}
      {...focusReturn}
      className={closeAfter === undefined ? styles.staying : styles.snackbar}
      data-edge={edge}
    >
      <span className={styles.text}>{text}</span>
      <span className={styles.buttons}>
        {action ? (
          <button type="button" className={styles.action} onClick={action.onAction}>
            {action.label}
          </button>
        ) : null}
        {onDismiss ? (
          <button type="button" className={styles.dismiss} aria-label="Dismiss" onClick={onDismiss}>
            <CloseIcon />
          </button>
        ) : null}
      </span>
    </div>
  );
}
