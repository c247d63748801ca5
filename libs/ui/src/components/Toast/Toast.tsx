import { useClearOfFocus } from '../../behavior/useClearOfFocus.ts';
import { useFocusReturn } from '../../behavior/useFocusReturn.ts';
import { useWaitingTimeout } from '../../behavior/useWaitingTimeout.ts';
import * as styles from './Toast.css.ts';

type ToastContent = {
  text: string;
  /** The one thing that can be done about it, for example Undo. */
  action?: { label: string; onAction: () => void };
  /** Milliseconds after which it closes by itself; it waits while it is hovered or focused. */
  closeAfter: number;
  onClose: () => void;
};

/** Props of {@link Toast}. */
export type ToastProps = ToastContent & { open: boolean };

/** A short line at the foot of the page, or at its head where it would hide what has the focus, that goes by itself. */
export function Toast({ open, ...content }: ToastProps) {
  return <div role="status">{open ? <ToastLine {...content} /> : null}</div>;
}

function ToastLine({ text, action, closeAfter, onClose }: ToastContent) {
  const waiting = useWaitingTimeout(closeAfter, onClose);
  const focusReturn = useFocusReturn<HTMLDivElement>();
  const edge = useClearOfFocus(focusReturn.ref);
  return (
    <div {...waiting} {...focusReturn} className={styles.toast} data-edge={edge}>
      <span className={styles.text}>{text}</span>
      {action ? (
        <button type="button" className={styles.action} onClick={action.onAction}>
          {action.label}
        </button>
      ) : null}
    </div>
  );
}
