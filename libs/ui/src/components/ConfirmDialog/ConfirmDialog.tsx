import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type Ref, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { backdrop } from '../Dialog/Dialog.css.ts';
import { useInertBeneath } from '../../behavior/useInertBeneath.ts';
import * as styles from './ConfirmDialog.css.ts';

export type ConfirmDialogProps = {
  /** Whether it is shown. */
  open: boolean;
  /** The question. */
  title: string;
  /** The subject of the question, or the consequence of confirming. */
  text?: string;
  /** The verb of the question. */
  confirmLabel: string;
  /** Cancel, unless the action itself is called so. */
  cancelLabel?: string;
  /** The confirmed action is running. Until it ends, the dialog ignores all input. */
  isPending?: boolean;
  /** The label of the confirm button while pending. */
  pendingLabel?: string;
  /** Why the action failed. Announced at once. */
  error?: string;
  /** Called for the confirm button. */
  onConfirm: () => void;
  /** Called for Cancel or Escape. The dialog stays open until `open` is false. */
  onCancel: () => void;
  /** Returns the element to focus on closing when the opener is no longer on the page. */
  focusAfter?: () => HTMLElement | null;
};

type ConfirmDialogContentProps = Omit<ConfirmDialogProps, 'open' | 'focusAfter'> & {
  /** The cancel button. */
  cancelRef?: Ref<HTMLButtonElement>;
};

/** What is inside a dialog that asks. For the book, which shows many at once. */
export function ConfirmDialogContent({
  title,
  text,
  confirmLabel,
  cancelLabel = 'Cancel',
  isPending = false,
  pendingLabel = confirmLabel,
  error,
  onConfirm,
  onCancel,
  cancelRef,
}: ConfirmDialogContentProps) {
  return (
    <>
      <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
      {text ? (
        <AlertDialog.Description className={styles.text}>{text}</AlertDialog.Description>
      ) : null}
      <p role="alert" className={styles.error}>
        {error}
      </p>
      <div className={styles.buttons}>
        <Button ref={cancelRef} variant="secondary" disabled={isPending} onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button isPending={isPending} pendingLabel={pendingLabel} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </>
  );
}

/**
 * Asks for confirmation of an irreversible action. A press on the backdrop does nothing. The focus starts on Cancel and
 * returns to the opener.
 */
export function ConfirmDialog({
  open,
  isPending = false,
  onCancel,
  focusAfter,
  ...content
}: ConfirmDialogProps) {
  const onFocus = useInertBeneath(open);
  const cancel = useRef<HTMLButtonElement>(null);
  const opener = useRef<Element>(null);
  return (
    <AlertDialog.Root
      open={open}
      onOpenChange={() => {
        if (!isPending) onCancel();
      }}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={backdrop} />
        <AlertDialog.Popup
          className={styles.popup}
          onFocus={onFocus}
          initialFocus={() => {
            opener.current = document.activeElement;
            return cancel.current;
          }}
          finalFocus={() => opener.current?.isConnected || (focusAfter?.() ?? true)}
        >
          <ConfirmDialogContent
            {...content}
            isPending={isPending}
            onCancel={onCancel}
            cancelRef={cancel}
          />
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
