import type { Document, DocumentType } from '@parlour/contract';
import { assign, fromCallback, setup } from 'xstate';
import {
  changeDocumentDetail,
  changeDocumentType,
  type DocumentDraft,
  documentSubmission,
  type DocumentSubmission,
  emptyDocumentDraft,
} from './documentDraft.ts';
import type { DocumentFieldName } from './documentFields.ts';
import { fileProblem, type NamedFile } from './file.ts';

/** What says that a document was uploaded (spec section 4). */
export const DOCUMENT_UPLOADED = 'Document uploaded successfully!';

/** What a failure says that has no sentence of its own (spec section 8). */
export const DOCUMENT_NOT_UPLOADED = 'Failed to upload document.';

/** What the form shows; `document` is there once it was uploaded. */
export interface UploadMachineContext {
  readonly draft: DocumentDraft;
  /** Why the file that was chosen last can't be taken. */
  readonly fileProblem: string | null;
  /** How much of the file has been sent, 0 to 1. */
  readonly progress: number;
  readonly failure: { readonly message: string; readonly cause: unknown } | null;
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
  /** Ends the upload that is under way, and nothing else. */
  | { type: 'upload.canceled' }
  /** The cross, Escape, Cancel, and the end of the confirmation. */
  | { type: 'form.closed' };

/** What the upload tells the form. */
export type UploadReport =
  | { type: 'upload.progressed'; progress: number }
  | { type: 'upload.done'; document: Document }
  | { type: 'upload.failed'; cause: unknown };

/** What the compiler is told of the machine. */
const types: {
  context?: UploadMachineContext;
  events?: UploadFormEvent | UploadReport;
  output?: Document | null;
} = {};

const submissionOf = (draft: DocumentDraft): DocumentSubmission => {
  const submission = documentSubmission(draft);
  if (submission === null) throw new Error('A document is sent only once its form is complete.');
  return submission;
};

const messageOf = (cause: unknown): string =>
  cause instanceof Error && cause.message.trim() !== '' ? cause.message : DOCUMENT_NOT_UPLOADED;

const closed = { draft: emptyDocumentDraft, fileProblem: null, failure: null, progress: 0 };

/**
 * The form for a new document (spec section 4): `editing`, `uploading`, `uploaded` with its confirmation, and `closed`,
 * where it ends with the new document if there is one. Closing drops what was typed. The app provides `upload`, which
 * reports to the form how it goes and ends with one of `upload.done` and `upload.failed`, unless it is stopped.
 */
export const uploadMachine = setup({
  types,
  actors: {
    upload: fromCallback<UploadFormEvent, DocumentSubmission>(() => {
      throw new Error('The app provides the actor upload.');
    }),
  },
  actions: {
    edit: assign((_, draft: DocumentDraft) => ({ draft })),
    takeFile: assign(({ context }, file: NamedFile) => {
      const problem = fileProblem(file);
      return {
        draft: { ...context.draft, file: problem === null ? file : null },
        fileProblem: problem,
      };
    }),
    removeFile: assign(({ context }) => ({
      draft: { ...context.draft, file: null },
      fileProblem: null,
    })),
    advance: assign(({ context }, progress: number) => ({
      progress: Math.min(1, Math.max(context.progress, progress)),
    })),
    begin: assign({ failure: null, progress: 0 }),
    clearFailure: assign({ failure: null }),
    keepFailure: assign((_, { cause }: { cause: unknown }) => ({
      failure: { message: messageOf(cause), cause },
    })),
    keepDocument: assign((_, document: Document) => ({ document })),
    drop: assign(closed),
  },
  guards: { isComplete: ({ context }) => documentSubmission(context.draft) !== null },
}).createMachine({
  id: 'upload',
  initial: 'editing',
  context: { ...closed, document: null },
  states: {
    editing: {
      on: {
        'type.chosen': {
          actions: {
            type: 'edit',
            params: ({ context, event }) => changeDocumentType(context.draft, event.documentType),
          },
        },
        'title.changed': {
          actions: {
            type: 'edit',
            params: ({ context, event }) => ({ ...context.draft, title: event.title }),
          },
        },
        'detail.changed': {
          actions: {
            type: 'edit',
            params: ({ context, event }) =>
              changeDocumentDetail(context.draft, event.name, event.value),
          },
        },
        'file.chosen': { actions: { type: 'takeFile', params: ({ event }) => event.file } },
        'file.removed': { actions: 'removeFile' },
        'failure.dismissed': { actions: 'clearFailure' },
        'form.submitted': { guard: 'isComplete', target: 'uploading' },
        'form.closed': 'closed',
      },
    },
    uploading: {
      entry: 'begin',
      invoke: {
        id: 'upload',
        src: 'upload',
        input: ({ context }) => submissionOf(context.draft),
      },
      on: {
        'upload.progressed': {
          actions: { type: 'advance', params: ({ event }) => event.progress },
        },
        'upload.canceled': 'editing',
        'upload.done': {
          target: 'uploaded',
          actions: ['drop', { type: 'keepDocument', params: ({ event }) => event.document }],
        },
        'upload.failed': {
          target: 'editing',
          actions: { type: 'keepFailure', params: ({ event }) => ({ cause: event.cause }) },
        },
      },
    },
    uploaded: { on: { 'form.closed': 'closed' } },
    closed: { entry: 'drop', type: 'final' },
  },
  output: ({ context }) => context.document,
});
