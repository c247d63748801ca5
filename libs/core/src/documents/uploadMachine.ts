import type { Document, DocumentType } from '@parlour/contract';
import { assign, fromCallback, setup } from 'xstate';
import { withoutDirectionMarks } from '../forms/directionMarks.ts';
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
import { fileProblem, type NamedFile } from './file.ts';
import { malformedDetail } from './malformedDetail.ts';
import { type RefusedField, uploadFailureOf } from './uploadFailure.ts';

/** One try to upload. A repeat of the same draft carries the same key, so that the server keeps the document once. */
export interface DocumentAddition {
  readonly submission: DocumentSubmission;
  readonly idempotencyKey: string;
}

/** What the form is opened with. */
interface UploadInput {
  /** Makes a key that no other upload has. */
  readonly makeIdempotencyKey: () => string;
}

/** What the form shows; `document` is there once it was uploaded. */
export interface UploadMachineContext extends UploadInput {
  readonly draft: DocumentDraft;
  /** That of the draft as it stands; null until it is first sent. */
  readonly idempotencyKey: string | null;
  /** Why the file that was chosen last was not taken; the one before it stays in the draft. */
  readonly fileProblem: string | null;
  /** How much of the file has been sent, 0 to 1. */
  readonly progress: number;
  readonly failure: FormFailure<RefusedField> | null;
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

/** What follows from a change: the server has not seen the draft, and a complaint about such a field has been heard. */
const changed = (
  { failure }: UploadMachineContext,
  fields: readonly RefusedField[],
): Pick<UploadMachineContext, 'failure' | 'idempotencyKey'> => ({
  failure: fields.some((field) => failure?.field === field) ? null : failure,
  idempotencyKey: null,
});

/** The fields that go with the type of a draft. */
const detailsOf = ({ type }: DocumentDraft): DocumentFieldName[] =>
  type === null ? [] : documentFields(type).map(({ name }) => name);

/** Which file was not taken, since another may stand beside the sentence, and why. */
const refusalOf = ({ name }: NamedFile, problem: string): string =>
  `${withoutDirectionMarks(name)} was not taken. ${problem}`;

const closed = {
  draft: emptyDocumentDraft,
  idempotencyKey: null,
  fileProblem: null,
  failure: null,
  progress: 0,
};

/**
 * The form for a new document (spec section 4): `editing`, `uploading`, `uploaded` with its confirmation, and `closed`,
 * where it ends with the new document if there is one. Closing drops what was typed. The app provides `upload`, which
 * reports to the form how it goes and ends with one of `upload.done` and `upload.failed`, unless it is stopped.
 */
export const uploadMachine = setup({
  types,
  actors: {
    upload: fromCallback<UploadFormEvent, DocumentAddition>(() => {
      throw new Error('The app provides the actor upload.');
    }),
  },
  actions: {
    edit: assign(({ context }, edit: { draft: DocumentDraft; fields: RefusedField[] }) => ({
      draft: edit.draft,
      ...changed(context, edit.fields),
    })),
    takeFile: assign(({ context }, file: NamedFile) => {
      const problem = fileProblem(file);
      return problem === null
        ? { ...changed(context, ['file']), draft: { ...context.draft, file }, fileProblem: null }
        : { fileProblem: refusalOf(file, problem) };
    }),
    removeFile: assign(({ context }) => ({
      ...changed(context, ['file']),
      draft: { ...context.draft, file: null },
      fileProblem: null,
    })),
    advance: assign(({ context }, progress: number) => ({
      progress: Math.min(1, Math.max(context.progress, progress)),
    })),
    begin: assign(({ context }) => ({
      failure: null,
      fileProblem: null,
      progress: 0,
      idempotencyKey: context.idempotencyKey ?? context.makeIdempotencyKey(),
    })),
    refuse: assign(({ context }) => ({ failure: malformedDetail(context.draft) })),
    clearFailure: assign({ failure: null }),
    keepFailure: assign((_, { cause }: { cause: unknown }) => ({
      failure: uploadFailureOf(cause),
    })),
    keepDocument: assign((_, document: Document) => ({ document })),
    drop: assign(closed),
  },
  guards: {
    isMalformed: ({ context }) => malformedDetail(context.draft) !== null,
    isComplete: ({ context }) => documentSubmission(context.draft) !== null,
  },
}).createMachine({
  id: 'upload',
  initial: 'editing',
  context: ({ input }) => ({ ...input, ...closed, document: null }),
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
        'file.chosen': { actions: { type: 'takeFile', params: ({ event }) => event.file } },
        'file.removed': { actions: 'removeFile' },
        'failure.dismissed': { actions: 'clearFailure' },
        'form.submitted': [
          { guard: 'isMalformed', actions: 'refuse' },
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
