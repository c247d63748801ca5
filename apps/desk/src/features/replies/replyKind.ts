import { send } from '@parlour/client';
import {
  addCannedReply,
  type CannedReply,
  changeCannedReply,
  deleteCannedReply,
  type NewCannedReply,
} from '@parlour/contract/staff';
import type { ManagedKind } from './managed.ts';
import { allRepliesKey, repliesKey } from './queries.ts';
import { ReplyFields } from './ReplyFields.tsx';
import { replyListing } from './replyListing.tsx';

/** What the dialogs need to change canned replies. */
export const replyKind: ManagedKind<CannedReply, NewCannedReply> = {
  ...replyListing,
  deletionText: 'Nobody can insert it any more. What was written with it stays.',
  listKey: allRepliesKey,
  queryKey: repliesKey,
  emptyDraft: { title: '', text: '' },
  draftOf: ({ title, text }) => ({ title, text }),
  isComplete: ({ title, text }) => title.trim() !== '' && text.trim() !== '',
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
