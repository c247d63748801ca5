import type { NewCannedReply } from '@parlour/contract/staff';
import { replySlots } from '@parlour/core/staff';
import { Button, Dialog, InlineAlert, Stack, TextArea, TextField } from '@parlour/ui';
import { useId } from 'react';

export type ReplyDialogViewProps = {
  /** The dialog's heading. */
  title: string;
  /** What is typed. */
  draft: NewCannedReply;
  /** Whether the call is under way. */
  isPending: boolean;
  /** Why the reply was not stored, with the refused field, if it is one. */
  failure: { readonly field: string | null; readonly message: string } | null;
  /** Receives the changed fields. */
  onChange: (change: Partial<NewCannedReply>) => void;
  /** Submits the form. */
  onSubmit: () => void;
  /** Closes the dialog. */
  onClose: () => void;
};

const hint = `These are filled in: ${replySlots.map((slot) => `{${slot}}`).join(', ')}.`;

/** Asks for the title and the text of a canned reply (`DKC1`, `DKC2`). */
export function ReplyDialogView(props: ReplyDialogViewProps) {
  const { draft, isPending, failure, onChange } = props;
  const form = useId();
  const errorOf = (field: string) => (failure?.field === field ? failure.message : undefined);
  const isOfForm = failure !== null && failure.field !== 'title' && failure.field !== 'text';
  return (
    <Dialog
      open
      title={props.title}
      isPending={isPending}
      onClose={props.onClose}
      footer={
        <>
          <Button variant="secondary" disabled={isPending} onClick={props.onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={form}
            disabled={draft.title.trim() === '' || draft.text.trim() === ''}
            isPending={isPending}
            pendingLabel="Saving..."
          >
            Save Reply
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
        <Stack gap={5}>
          {isOfForm ? <InlineAlert tone="critical">{failure.message}</InlineAlert> : null}
          <TextField
            label="Title"
            required
            value={draft.title}
            error={errorOf('title')}
            onChange={(title) => onChange({ title })}
          />
          <TextArea
            label="Text"
            hint={hint}
            required
            value={draft.text}
            error={errorOf('text')}
            onChange={(text) => onChange({ text })}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
