import type { RequestFile, RequestMessage } from '@parlour/contract';
import { TEXT_LIMIT, typedLine } from '@parlour/contract/values';
import type { FieldIssue } from '../forms/formIssues.ts';
import { textOf } from '../forms/parkedDraft.ts';
import { lengthIssue } from '../forms/validation.ts';
import { recordOf } from '../session/storedSession.ts';

/** A message as it is written. */
export interface ReplyDraft {
  readonly text: string;
  /** The files that go with it, which the server has already. */
  readonly files: readonly RequestFile[];
}

/** A field of the form. */
export type ReplyField = keyof ReplyDraft;

/** The form as it is opened. */
export const emptyReply: ReplyDraft = { text: '', files: [] };

/** The labels of the form's fields. */
export const replyLabels = {
  text: 'Message',
  files: 'Files',
} as const satisfies Record<ReplyField, string>;

/** Returns the payload; null while nothing is written and no file is added (core/own-requests-2). */
export function replyPayload({ text, files }: ReplyDraft): RequestMessage | null {
  const trimmed = typedLine(text);
  if (trimmed === '' && files.length === 0) return null;
  return {
    text: trimmed,
    ...(files.length === 0 ? {} : { fileIds: files.map(({ id }) => id) }),
  };
}

/** Returns the issue of a text that is too long (core/own-requests-2). */
export function replyIssues({ text }: ReplyDraft): readonly FieldIssue<ReplyField>[] {
  const message = lengthIssue(replyLabels.text, typedLine(text), TEXT_LIMIT);
  return message === null ? [] : [{ field: 'text', message }];
}

/** Parses what was typed before a reload or the end of a session, without what is unreadable (core/own-requests-3). */
export function parseReplyChanges(changes: Readonly<Record<string, unknown>>): Partial<ReplyDraft> {
  const text = textOf(changes['text']);
  const { files } = changes;
  return {
    ...(text === undefined ? {} : { text }),
    ...(Array.isArray(files) ? { files: files.flatMap(storedFile) } : {}),
  };
}

const storedFile = (value: unknown): RequestFile[] => {
  const { id, name, size, extension } = recordOf(value) ?? {};
  return typeof id === 'string' &&
    typeof name === 'string' &&
    typeof size === 'number' &&
    typeof extension === 'string'
    ? [{ id, name, size, extension }]
    : [];
};
