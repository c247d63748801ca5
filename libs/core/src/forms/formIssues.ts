import type { CallFailure } from '@parlour/contract';
import { fieldLabelOf } from '@parlour/contract/values';

/** What is wrong with the value of one field. The message names the field by its label. */
export interface FieldIssue<Field extends string = string> {
  /** The field's name, or its path where fields are in others. */
  readonly field: Field;
  /** A sentence for the member. */
  readonly message: string;
}

/** A submission that could not be sent because of the value of a field, such as an unreadable file. */
export interface InputFailure {
  /** Tells it from the failures of calls. */
  readonly kind: 'input';
  /** The field's name in the payload. */
  readonly field: string;
  /** A sentence for the member. */
  readonly message: string;
}

/** Why a submission failed. */
export type SubmissionFailure = CallFailure | InputFailure;

/** A failure of the whole form: the message for the member and the failed call. */
export interface FormFailure {
  /** A sentence for the member. */
  readonly message: string;
  /** Why the submission failed. */
  readonly cause: SubmissionFailure;
}

/** The outcome of a failed submission: issues of the form's fields, or a failure of the whole form. */
export interface FormIssues<Field extends string> {
  readonly issues: readonly FieldIssue<Field>[];
  readonly failure: FormFailure | null;
}

/** A form without issues. */
export const noFormIssues = { issues: [], failure: null } as const satisfies FormIssues<never>;

/** How a form reports a failed submission. */
export interface FormCopy<Field extends string> {
  /** The form's fields by their names in the payload. */
  readonly fields: Readonly<Partial<Record<string, Field>>>;
  readonly labels: Readonly<Partial<Record<Field, string>>>;
  /** The message of a failure without one. */
  readonly fallback: string;
  /** Whether the fallback also replaces the client's general messages. */
  readonly isFallbackPreferred?: boolean;
}

/**
 * Converts the failure of a submission into an issue of the field that it names, or a failure of the whole form (core/forms-1,
 * core/forms-2, core/profile-14). If the message begins with the field's name in the payload, literally or in words, the label replaces it.
 */
export function formIssuesOf<Field extends string>(
  cause: SubmissionFailure,
  copy: FormCopy<Field>,
): FormIssues<Field> {
  const { fields, labels } = copy;
  const message = messageOf(cause, copy);
  // The fallback speaks of the whole form.
  if (isFallbackPreferredTo(cause, copy)) return { issues: [], failure: { message, cause } };
  const name = (cause.kind === 'domain' || cause.kind === 'input' ? cause.field : null) ?? '';
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (field === undefined) return { issues: [], failure: { message, cause } };
  const prefix = [name, fieldLabelOf(name)].find((start) => message.startsWith(`${start} `));
  const label = labels[field];
  const isNamed = prefix !== undefined && label !== undefined;
  return {
    issues: [{ field, message: isNamed ? label + message.slice(prefix.length) : message }],
    failure: null,
  };
}

const isFallbackPreferredTo = (
  cause: SubmissionFailure,
  { isFallbackPreferred = false }: FormCopy<string>,
): boolean =>
  isFallbackPreferred &&
  cause.kind !== 'input' &&
  !(cause.kind === 'domain' && cause.hasServerMessage);

const messageOf = (cause: SubmissionFailure, copy: FormCopy<string>): string =>
  isFallbackPreferredTo(cause, copy) || cause.message.trim() === '' ? copy.fallback : cause.message;
