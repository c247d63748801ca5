import type { FieldIssue, FormCopy } from './formIssues.ts';
import type { ParkedInput } from './parkedDraft.ts';

/** Returns the calendar day of now, `YYYY-MM-DD`, of a form whose day may change while it is open. */
export function dayOf(today: string | (() => string)): string {
  return typeof today === 'function' ? today() : today;
}

/** A step before the last one. */
interface FormStep<Draft, Field extends string> {
  readonly isComplete: (draft: Draft) => boolean;
  readonly hasField: (field: Field) => boolean;
}

/** The rules of one form. `Draft` is the form as typed, `Payload` what is sent. */
export interface Form<Input, Draft extends object, Field extends string, Payload> {
  readonly id: string;
  readonly emptyDraft: (input: Input) => Draft;
  /** Applies a change. By default it replaces the changed values. */
  readonly edit?: (draft: Draft, change: Partial<Draft>, input: Input) => Draft;
  /** Returns why a change is not accepted, or null. The draft then stays as it is. */
  readonly changeIssue?: (change: Partial<Draft>) => FieldIssue<Field> | null;
  /** Returns the issues after a change, such as those of `unchangedFields`. */
  readonly issuesAfterChange: (
    issues: readonly FieldIssue<Field>[],
    change: { readonly before: Draft; readonly after: Draft; readonly input: Input },
  ) => readonly FieldIssue<Field>[];
  /** Returns the issues that submitting a step, from 0, shows instead of sending or of the next step. */
  readonly submissionIssues?: (
    draft: Draft,
    input: Input,
    step: number,
  ) => readonly FieldIssue<Field>[];
  /** Returns the payload; null while the draft is incomplete. */
  readonly payloadOf: (draft: Draft, input: Input) => Payload | null;
  /** Whether submitting the draft would change nothing, so that it only closes the form. */
  readonly isUnchanged?: (draft: Draft, input: Input) => boolean;
  /** The steps before the last one. */
  readonly earlierSteps?: readonly FormStep<Draft, Field>[];
  readonly isCancelable?: boolean;
  /** Whether the draft holds something typed. By default it does when it differs from the form as it was opened. */
  readonly isTyped?: (draft: Draft, input: Input) => boolean;
  /** Whether closing can be undone once something was typed. */
  readonly isCloseUndoable?: boolean;
  /** Whether the draft is still shown while the form disappears after success. */
  readonly showsDraftOnSuccess?: boolean;
  readonly copyOf: (draft: Draft) => FormCopy<Field>;
  /** Parses the values of a parked draft. Without it the form takes none back. */
  readonly parseChanges?: (changes: ParkedInput['changes']) => Partial<Draft>;
}
