import { Button, Dialog, InlineAlert, ReadOnlyFields, Stack } from '@parlour/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { FieldFailure } from './fieldFailure.ts';

export type CallDialogProps = {
  /** The dialog's heading. */
  title: string;
  /** The label of the button that submits. */
  submitLabel: string;
  /** Its label while the call is under way. */
  pendingLabel: string;
  /** The label of the button that closes it, by default `Cancel`. */
  cancelLabel?: string;
  /** Whether something was entered before the dialog opened, or by a press. It counts as entered here too (`desk/app-13`). */
  isFilled?: boolean;
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

/** What the view of a dialog shows of its call, and does with it. */
export type CallViewProps = Pick<
  CallDialogProps,
  'isFilled' | 'isPending' | 'failure' | 'onSubmit' | 'onClose'
>;

/** The same of a call that may refuse a field. */
export type FieldCallViewProps = Omit<CallViewProps, 'failure'> & {
  /** Why it was not done; null if it was not tried. */
  failure: FieldFailure | null;
};

/** A dialog that asks for what one call of the desk needs. A refused field gets the focus. */
export function CallDialog(props: CallDialogProps) {
  const { isPending, failure } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const isOutcomeAwaited = useRef(false);
  const isChanged = useRef(false);
  useEffect(() => {
    if (isPending || !isOutcomeAwaited.current) return;
    isOutcomeAwaited.current = false;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    const refused = find('[aria-invalid="true"]');
    if (refused) refused.focus();
    else find('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
  });
  return (
    <Dialog
      open
      title={props.title}
      isPending={isPending}
      onClose={(reason) => {
        // A press beside it may be a slip, and what was entered would be lost.
        const isSlip = reason === 'backdrop' && (isChanged.current || props.isFilled === true);
        if (!isPending && !isSlip) props.onClose();
      }}
      footer={
        <>
          <Button variant="secondary" disabled={isPending} onClick={props.onClose}>
            {props.cancelLabel ?? 'Cancel'}
          </Button>
          <Button
            type="submit"
            form={id}
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
        ref={form}
        id={id}
        onChange={() => {
          isChanged.current = true;
        }}
        onSubmit={(event) => {
          event.preventDefault();
          // React passes it on to the form around a dialog.
          event.stopPropagation();
          isOutcomeAwaited.current = true;
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
