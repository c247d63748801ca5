import type { Document, DocumentType } from '@parlour/contract';
import { assign, fromCallback, setup } from 'xstate';
import { removeDirectionMarks } from '../forms/directionMarks.ts';
import type { FormFailure } from '../forms/formFailure.ts';
import {
  changeDocumentDetail,
  changeDocumentType,
  type DocumentDraft,
  documentSubmission,
  type DocumentSubmission,
  emptyDocumentDraft,
} from './documentDraft.ts';
import { documentFields, type DocumentFieldName } from './documentFields.ts';
import { fileIssue, type NamedFile } from './file.ts';
import { detailIssue } from './detailIssue.ts';
import { type UploadFailureField, uploadFailureOf } from './uploadFailure.ts';

/**
 * One attempt to upload. A retry of the same draft reuses the key, so that the server stores the document once (DO16).
 */
export interface DocumentAddition {
  readonly submission: DocumentSubmission;
  readonly idempotencyKey: string;
}

interface UploadInput {
  /** Returns a key that is unique to each attempt. */
  readonly makeIdempotencyKey: () => string;
}

/** What the form shows. `document` is set once it was uploaded. */
export interface UploadMachineContext extends UploadInput {
  readonly draft: DocumentDraft;
  /** The key of the current draft; null until it is first sent. */
  readonly idempotencyKey: string | null;
  /** Why the last chosen file was not accepted. The file chosen before stays in the draft. */
  readonly fileIssue: string | null;
  /** How much of the file has been sent, 0 to 1. */
  readonly progress: number;
  readonly failure: FormFailure<UploadFailureField> | null;
  readonly document: Document | null;
}

/** What the member does in the form. */
export type UploadFormEvent =
  | { type: 'type.chosen'; documentType: DocumentType }
  | { type: 'title.changed'; title: string }
  | { type: 'detail.changed'; name: DocumentFieldName; value: string }
  | { type: 'file.chosen'; file: NamedFile }
  | { type: 'file.removed' }
  | { type: 'form.submitted' }
  | { type: 'failure.dismissed' }
  /** Cancels only the running upload. */
  | { type: 'upload.canceled' }
  /** The cross, Escape, Cancel, or the end of the confirmation. */
  | { type: 'form.closed' };

/** The events that the upload reports to the form. */
export type UploadReport =
  | { type: 'upload.progressed'; progress: number }
  | { type: 'upload.done'; document: Document }
  | { type: 'upload.failed'; cause: unknown };

const types: {
  input?: UploadInput;
  context?: UploadMachineContext;
  events?: UploadFormEvent | UploadReport;
  output?: Document | null;
} = {};

const additionOf = ({ draft, idempotencyKey }: UploadMachineContext): DocumentAddition => {
  const submission = documentSubmission(draft);
  if (submission === null || idempotencyKey === null) {
    throw new Error('A document is sent only once its form is complete.');
  }
  return { submission, idempotencyKey };
};

/** Resets what depends on the draft after a change: the idempotency key, and a failure of a changed field. */
const resetAfterChange = (
  { failure }: UploadMachineContext,
  fields: readonly UploadFailureField[],
): Pick<UploadMachineContext, 'failure' | 'idempotencyKey'> => ({
  failure: fields.some((field) => failure?.field === field) ? null : failure,
  idempotencyKey: null,
});

const detailsOf = ({ type }: DocumentDraft): DocumentFieldName[] =>
  type === null ? [] : documentFields(type).map(({ name }) => name);

/** Names the rejected file in its message, since the file chosen before may be shown beside it. */
const rejectedFileMessage = ({ name }: NamedFile, issue: string): string =>
  `${removeDirectionMarks(name)} was not taken. ${issue}`;

const emptyForm = {
  draft: emptyDocumentDraft,
  idempotencyKey: null,
  fileIssue: null,
  failure: null,
  progress: 0,
} satisfies Partial<UploadMachineContext>;

/**
 * The form for a new document (DO2 to DO16): `editing`, `uploading`, `uploaded` with its confirmation, and `closed`.
 * Closing drops the draft; the output is the new document or null. The app provides `upload`, which reports progress
 * and ends with `upload.done` or `upload.failed` unless it is stopped.
 */
export const uploadMachine = setup({
  types,
  actors: {
    upload: fromCallback<UploadFormEvent, DocumentAddition>(() => {
      throw new Error('The app provides the actor upload.');
    }),
  },
  actions: {
    edit: assign(({ context }, edit: { draft: DocumentDraft; fields: UploadFailureField[] }) => ({
      draft: edit.draft,
      ...resetAfterChange(context, edit.fields),
    })),
    chooseFile: assign(({ context }, file: NamedFile) => {
      const issue = fileIssue(file);
      return issue === null
        ? {
            ...resetAfterChange(context, ['file']),
            draft: { ...context.draft, file },
            fileIssue: null,
          }
        : { fileIssue: rejectedFileMessage(file, issue) };
    }),
    removeFile: assign(({ context }) => ({
      ...resetAfterChange(context, ['file']),
      draft: { ...context.draft, file: null },
      fileIssue: null,
    })),
    advance: assign(({ context }, progress: number) => ({
      progress: Math.min(1, Math.max(context.progress, progress)),
    })),
    begin: assign(({ context }) => ({
      failure: null,
      fileIssue: null,
      progress: 0,
      idempotencyKey: context.idempotencyKey ?? context.makeIdempotencyKey(),
    })),
    showIssue: assign(({ context }) => ({ failure: detailIssue(context.draft) })),
    clearFailure: assign({ failure: null }),
    setFailure: assign((_, { cause }: { cause: unknown }) => ({
      failure: uploadFailureOf(cause),
    })),
    setDocument: assign((_, document: Document) => ({ document })),
    clear: assign(emptyForm),
  },
  guards: {
    hasIssue: ({ context }) => detailIssue(context.draft) !== null,
    isComplete: ({ context }) => documentSubmission(context.draft) !== null,
  },
}).createMachine({
  id: 'upload',
  initial: 'editing',
  context: ({ input }) => ({ ...input, ...emptyForm, document: null }),
  states: {
    editing: {
      on: {
        'type.chosen': {
          actions: {
            type: 'edit',
            params: ({ context, event }) => ({
              draft: changeDocumentType(context.draft, event.documentType),
              fields: detailsOf(context.draft),
            }),
          },
        },
        'title.changed': {
          actions: {
            type: 'edit',
            params: ({ context, event }) => ({
              draft: { ...context.draft, title: event.title },
              fields: ['title'],
            }),
          },
        },
        'detail.changed': {
          actions: {
            type: 'edit',
            params: ({ context, event }) => ({
              draft: changeDocumentDetail(context.draft, event.name, event.value),
              fields: [event.name],
            }),
          },
        },
        'file.chosen': { actions: { type: 'chooseFile', params: ({ event }) => event.file } },
        'file.removed': { actions: 'removeFile' },
        'failure.dismissed': { actions: 'clearFailure' },
        'form.submitted': [
          { guard: 'hasIssue', actions: 'showIssue' },
          { guard: 'isComplete', target: 'uploading' },
        ],
        'form.closed': 'closed',
      },
    },
    uploading: {
      entry: 'begin',
      invoke: {
        id: 'upload',
        src: 'upload',
        input: ({ context }) => additionOf(context),
      },
      on: {
        'upload.progressed': {
          actions: { type: 'advance', params: ({ event }) => event.progress },
        },
        'upload.canceled': 'editing',
        'upload.done': {
          target: 'uploaded',
          actions: ['clear', { type: 'setDocument', params: ({ event }) => event.document }],
        },
        'upload.failed': {
          target: 'editing',
          actions: { type: 'setFailure', params: ({ event }) => ({ cause: event.cause }) },
        },
      },
    },
    uploaded: { on: { 'form.closed': 'closed' } },
    closed: { entry: 'clear', type: 'final' },
  },
  output: ({ context }) => context.document,
});
