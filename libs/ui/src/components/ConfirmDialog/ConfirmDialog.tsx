import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { backdrop } from '../Dialog/Dialog.css.ts';
import * as styles from './ConfirmDialog.css.ts';

/** Props of {@link ConfirmDialog}. */
export type ConfirmDialogProps = {
  open: boolean;
  /** The question. */
  title: string;
  /** What the question is about, or what follows from a yes. */
  text?: string;
  confirmLabel: string;
  /** What was confirmed is under way: until it ends, the dialog answers to nothing. */
  isBusy?: boolean;
  /** What the confirming button says meanwhile. */
  busyLabel?: string;
  /** Why it came to nothing; said at once. */
  error?: string;
  onConfirm: () => void;
  /** Cancel or Escape. It stays open until `open` is false. */
  onCancel: () => void;
  /** Where the focus goes on closing when what it came from is gone from the page. */
  focusAfter?: () => HTMLElement | null;
};

/**
 * Asks before something that can't be undone. A press beside it does nothing. The focus begins on Cancel, and returns to
 * where it came from.
 */
export function ConfirmDialog({
  open,
  title,
  text,
  confirmLabel,
  isBusy = false,
  busyLabel = confirmLabel,
  error,
  onConfirm,
  onCancel,
  focusAfter,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const cameFrom = useRef<Element>(null);
  return (
    <AlertDialog.Root
      open={open}
      onOpenChange={() => {
        if (!isBusy) onCancel();
      }}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={backdrop} />
        <AlertDialog.Popup
          className={styles.popup}
          initialFocus={() => {
            cameFrom.current = document.activeElement;
            return cancel.current;
          }}
          finalFocus={() => cameFrom.current?.isConnected || (focusAfter?.() ?? true)}
        >
          <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
          {text ? (
            <AlertDialog.Description className={styles.text}>{text}</AlertDialog.Description>
          ) : null}
          <p role="alert" className={styles.error}>
            {error}
          </p>
          <div className={styles.buttons}>
            <Button ref={cancel} variant="secondary" disabled={isBusy} onClick={onCancel}>
              Cancel
            </Button>
            <Button busy={isBusy} busyLabel={busyLabel} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
