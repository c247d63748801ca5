import { send } from '@parlour/client';
import {
  addCannedReply,
  type CannedReply,
  changeCannedReply,
  deleteCannedReply,
  type NewCannedReply,
} from '@parlour/contract/staff';
import { typedLine } from '@parlour/contract/values';
import { TextArea, TextField } from '@parlour/ui';
import { issueOf } from '../../app/fieldFailure.ts';
import { type ManagedFieldsProps, type ManagedKind, slotsHint } from './managed.ts';
import { ManagedDialog, type ManagedDialogProps } from './ManagedDialog.tsx';
import { allRepliesKey, repliesKey } from './queries.ts';
import { replyListing } from './RepliesView.tsx';

/** The dialogs that change the canned replies, in a file of their own that loads when one is opened. */
export function ReplyDialog(props: ManagedDialogProps<CannedReply>) {
  return <ManagedDialog kind={replyKind} {...props} />;
}

/** What the dialogs need to change canned replies. */
export const replyKind: ManagedKind<CannedReply, NewCannedReply> = {
  ...replyListing,
  deletionText: 'Nobody can insert it any more. What was written with it stays.',
  listKey: allRepliesKey,
  queryKey: repliesKey,
  emptyDraft: { title: '', text: '' },
  draftOf: ({ title, text }) => ({ title, text }),
  isComplete: ({ title, text }) => typedLine(title) !== '' && typedLine(text) !== '',
  issueOf: () => null,
  changeIssueOf: () => null,
  fieldNames: ['title', 'text'],
  Fields: ReplyFields,
  add: (client, body, options) => send(client, addCannedReply, { body }, options),
  change: (client, { id, version }, draft, options) =>
    send(client, changeCannedReply, { params: { id }, body: { ...draft, version } }, options),
  delete: (client, { id, version }, options) =>
    send(client, deleteCannedReply, { params: { id }, query: { version } }, options),
};

/** The title and the text of a canned reply (`desk/replies-1`, `desk/replies-2`). */
function ReplyFields({ draft, failure, onChange }: ManagedFieldsProps<NewCannedReply>) {
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
