import type { MemberRequestDetail, RequestMessage } from '@parlour/contract';
import { createFormMachine, unchangedFields } from '../forms/formMachine.ts';
import { MESSAGE_NOT_SENT } from './messages.ts';
import {
  emptyReply,
  parseReplyChanges,
  type ReplyDraft,
  type ReplyField,
  replyIssues,
  replyLabels,
  replyPayload,
} from './replyDraft.ts';

/** The form of a member's message about a request (core/own-requests-2, core/own-requests-3). Its value is the request with the message. */
export const replyMachine = createFormMachine<
  object,
  ReplyDraft,
  ReplyField,
  RequestMessage,
  MemberRequestDetail
>({
  id: 'reply',
  emptyDraft: () => emptyReply,
  issuesAfterChange: unchangedFields((draft, field) => draft[field]),
  submissionIssues: replyIssues,
  payloadOf: replyPayload,
  parseChanges: parseReplyChanges,
  copyOf: () => ({
    fields: { text: 'text', fileIds: 'files' },
    labels: replyLabels,
    fallback: MESSAGE_NOT_SENT,
    isFallbackPreferred: true,
  }),
});
