import type { NewCannedReply } from '@parlour/contract/staff';
import { TextArea, TextField } from '@parlour/ui';
import { issueOf } from '../../app/fieldFailure.ts';
import type { ManagedFieldsProps } from './managed.ts';
import { slotsHint } from './slotsHint.ts';

/** The title and the text of a canned reply (`DKC1`, `DKC2`). */
export function ReplyFields({ draft, failure, onChange }: ManagedFieldsProps<NewCannedReply>) {
  return (
    <>
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
    </>
  );
}
