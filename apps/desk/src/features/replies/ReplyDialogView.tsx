import type { NewCannedReply } from '@parlour/contract/staff';
import { TextArea, TextField } from '@parlour/ui';
import { CallDialog, type CallDialogProps } from '../../app/CallDialog.tsx';
import { type FieldFailure, formIssueOf, issueOf } from './fieldFailure.ts';
import { slotsHint } from './slotsHint.ts';

export type ReplyDialogViewProps = Pick<
  CallDialogProps,
  'title' | 'isPending' | 'onSubmit' | 'onClose'
> & {
  /** What is typed. */
  draft: NewCannedReply;
  /** Why the reply was not stored. */
  failure: FieldFailure | null;
  /** Receives the changed fields. */
  onChange: (change: Partial<NewCannedReply>) => void;
};

/** Asks for the title and the text of a canned reply (`DKC1`, `DKC2`). */
export function ReplyDialogView(props: ReplyDialogViewProps) {
  const { draft, failure, onChange, ...dialog } = props;
  return (
    <CallDialog
      {...dialog}
      submitLabel="Save Reply"
      pendingLabel="Saving..."
      maySubmit={draft.title.trim() !== '' && draft.text.trim() !== ''}
      failure={formIssueOf(failure, ['title', 'text'])}
    >
      <TextField
        label="Title"
        required
        value={draft.title}
        error={issueOf(failure, 'title')}
        onChange={(title) => onChange({ title })}
      />
      <TextArea
        label="Text"
        hint={slotsHint}
        required
        value={draft.text}
        error={issueOf(failure, 'text')}
        onChange={(text) => onChange({ text })}
      />
    </CallDialog>
  );
}
