import type { RequestFile, Result } from '@parlour/contract';
import { REQUEST_FILE_LIMIT, typedText } from '@parlour/contract/values';
import { assign, fromPromise } from 'xstate';
import { fileIssue, type NamedFile } from '../documents/file.ts';
import { messageOf } from '../failures/failureFacts.ts';
import { callResultOf, failedResult } from '../forms/callResult.ts';
import type { SubmissionFailure } from '../forms/formIssues.ts';
import { setup } from '../setupMachine.ts';
import { FILE_NOT_ADDED } from './messages.ts';

/** The input of the actor that uploads a file. */
export interface AttachmentUpload {
  /** The chosen file. */
  readonly file: NamedFile;
  /** Reports how much has been sent, 0 to 1. */
  readonly onProgress: (progress: number) => void;
}

/** The data of the file that is added. */
interface AttachmentContext {
  /** The file under way; null for none. */
  readonly file: NamedFile | null;
  /** How much of it has been sent, 0 to 1. */
  readonly progress: number;
  /** Why the last file was not added. */
  readonly issue: string | null;
}

/** What the member does, and how far the upload is. */
type AttachmentEvent =
  /** `count` is how many files the message has already. */
  | { type: 'file.chosen'; file: NamedFile; count: number }
  | { type: 'upload.progressed'; progress: number }
  | { type: 'upload.canceled' };

type Outcome = Result<RequestFile, SubmissionFailure>;

const outcomeOf = ({ event }: { event: { output: Outcome } }) => callResultOf(event.output);

const types: { context?: AttachmentContext; events?: AttachmentEvent } = {};

/** Returns why a file is not taken, or null (core/own-requests-4, core/own-requests-5). The message names it, since others may be shown beside it. */
const choiceIssue = (file: NamedFile, count: number): string | null => {
  if (count >= REQUEST_FILE_LIMIT) return `A request has at most ${REQUEST_FILE_LIMIT} files.`;
  const issue = fileIssue(file);
  return issue === null ? null : `${typedText(file.name)} was not taken. ${issue}`;
};

const messageOfFailure = (failure: SubmissionFailure): string =>
  failure.kind === 'input' ? failure.message : messageOf(failure, FILE_NOT_ADDED);

/**
 * Adds files to a message, one at a time (core/own-requests-4, core/own-requests-5): `idle` and `uploading`. The app provides `upload`, which makes the
 * call and adds the stored file to the message.
 */
export const attachmentMachine = setup({
  types,
  actors: {
    /** Uploads the file, adds the stored one to the message, and resolves to the call's result. Canceling aborts it. */
    upload: fromPromise<Outcome, AttachmentUpload>(() =>
      Promise.reject(new Error('The app provides the actor upload.')),
    ),
  },
  actions: {
    setIssue: assign((_, issue: string | null) => ({ issue })),
    begin: assign((_, file: NamedFile) => ({ file, progress: 0, issue: null })),
    setProgress: assign(({ context }, progress: number) => ({
      progress: Math.min(1, Math.max(context.progress, progress)),
    })),
    setFailure: assign((_, outcome: Outcome) =>
      outcome.ok ? {} : { issue: messageOfFailure(outcome.failure) },
    ),
    end: assign({ file: null }),
  },
  guards: {
    isAccepted: (_, issue: string | null) => issue === null,
    isOk: (_, { ok }: Outcome) => ok,
  },
}).createMachine({
  id: 'attachment',
  initial: 'idle',
  context: { file: null, progress: 0, issue: null },
  states: {
    idle: {
      on: {
        'file.chosen': [
          {
            guard: {
              type: 'isAccepted',
              params: ({ event }) => choiceIssue(event.file, event.count),
            },
            target: 'uploading',
            actions: { type: 'begin', params: ({ event }) => event.file },
          },
          {
            actions: {
              type: 'setIssue',
              params: ({ event }) => choiceIssue(event.file, event.count),
            },
          },
        ],
      },
    },
    uploading: {
      exit: 'end',
      invoke: {
        id: 'upload',
        src: 'upload',
        input: ({ context, self }) => {
          if (context.file === null) throw new Error('An upload has a file.');
          return {
            file: context.file,
            onProgress: (progress) => self.send({ type: 'upload.progressed', progress }),
          };
        },
        onDone: [
          { guard: { type: 'isOk', params: outcomeOf }, target: 'idle' },
          { target: 'idle', actions: { type: 'setFailure', params: outcomeOf } },
        ],
        onError: {
          target: 'idle',
          actions: { type: 'setFailure', params: ({ event }) => failedResult(event.error) },
        },
      },
      on: {
        'upload.progressed': {
          actions: { type: 'setProgress', params: ({ event }) => event.progress },
        },
        'upload.canceled': 'idle',
      },
    },
  },
});
