import { successPopup } from '@parlour/core';
import { Dialog, type DialogProps, Popup } from '@parlour/ui';
import { FailurePopup } from './FailurePopup.tsx';

/** Props of {@link FormDialog}. */
export type FormDialogProps = Pick<DialogProps, 'title' | 'size' | 'footer' | 'children'> & {
  isOpen: boolean;
  /** Something would be lost with it. */
  isTouched: boolean;
  /** Why the last try came to nothing, unless a field says so; null for none. */
  failure: string | null;
  /** It worked, which is to be said. */
  isDone: boolean;
  /** What says so. */
  success: string;
  onFailureDismiss: () => void;
  /** The cross, Escape, and the end of what says that it worked. */
  onClose: () => void;
};

/**
 * A form in a dialog, with the popups that say how it went: a failure over the form, a success over the page. Escape
 * takes away a failure first. What was typed can't be brought back, so a press beside the form closes only an untouched one.
 */
export function FormDialog(props: FormDialogProps) {
  const { isOpen, isTouched, failure, isDone, success, onFailureDismiss, onClose, ...dialog } =
    props;
  return (
    <>
      <Dialog
        {...dialog}
        open={isOpen}
        onClose={(reason) => {
          if (reason === 'escape' && failure !== null) onFailureDismiss();
          else if (reason !== 'backdrop' || !isTouched) onClose();
        }}
      >
        {dialog.children}
        <FailurePopup message={failure} onDismiss={onFailureDismiss} />
      </Dialog>
      <Popup
        open={isDone}
        tone="success"
        title={successPopup.title}
        text={success}
        closeAfter={successPopup.closesAfter}
        onClose={onClose}
      />
    </>
  );
}
