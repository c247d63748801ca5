import { Button, Dialog, InlineAlert, ReadOnlyFields, Stack } from '@parlour/ui';
import { type ReactNode, useId } from 'react';

export type CallDialogProps = {
  /** The dialog's heading. */
  title: string;
  /** The label of the button that submits. */
  submitLabel: string;
  /** Its label while the call is under way. */
  pendingLabel: string;
  /** The label of the button that closes it, by default `Cancel`. */
  cancelLabel?: string;
  /** Whether everything that the call needs is entered. */
  maySubmit: boolean;
  /** Whether the call is under way. */
  isPending: boolean;
  /** Why it was not done. */
  failure: string | null;
  /** The fields. */
  children: ReactNode;
  /** Submits the form. */
  onSubmit: () => void;
  /** Closes the dialog. */
  onClose: () => void;
};

/** A dialog that asks for what one call of the desk needs. */
export function CallDialog(props: CallDialogProps) {
  const { isPending, failure } = props;
  const form = useId();
  return (
    <Dialog
      open
      title={props.title}
      isPending={isPending}
      onClose={() => {
        // Escape and a press beside the dialog close it too.
        if (!isPending) props.onClose();
      }}
      footer={
        <>
          <Button variant="secondary" disabled={isPending} onClick={props.onClose}>
            {props.cancelLabel ?? 'Cancel'}
          </Button>
          <Button
            type="submit"
            form={form}
            disabled={!props.maySubmit}
            isPending={isPending}
            pendingLabel={props.pendingLabel}
          >
            {props.submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          props.onSubmit();
        }}
      >
        <ReadOnlyFields when={isPending}>
          <Stack gap={5}>
            {failure === null ? null : <InlineAlert tone="critical">{failure}</InlineAlert>}
            {props.children}
          </Stack>
        </ReadOnlyFields>
      </form>
    </Dialog>
  );
}
