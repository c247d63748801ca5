import type { DeskChangeRequest } from '@parlour/contract/staff';
import { formatDay } from '@parlour/core';
import { Checkbox, Grid, Text, TextArea } from '@parlour/ui';
import { CallDialog, type CallDialogProps } from '../../../app/CallDialog.tsx';
import { type FieldFailure, formIssueOf } from '../../../app/fieldFailure.ts';
import { NameFields } from '../../../app/NameFields.tsx';
import type { Decision } from './ChangeRequestCard.tsx';

/** What is entered for a decision. */
export type DecisionDraft = {
  /** Whether the member was called back. */
  readonly isCalledBack: boolean;
  /** The first part of a requested legal name. */
  readonly firstName: string;
  /** The last part of a requested legal name. */
  readonly lastName: string;
  /** For staff alone. */
  readonly note: string;
};

export type DecisionDialogViewProps = Pick<
  CallDialogProps,
  'isFilled' | 'isPending' | 'onSubmit' | 'onClose'
> & {
  /** What is decided. */
  decision: Decision;
  /** The change request. */
  changeRequest: DeskChangeRequest;
  /** What is entered. */
  draft: DecisionDraft;
  /** Why it was not decided; null if it was not tried. */
  failure: FieldFailure | null;
  /** Receives the changed fields. */
  onChange: (change: Partial<DecisionDraft>) => void;
};

const texts = {
  accept: {
    title: 'Accept the Change Request',
    submitLabel: 'Accept',
    pendingLabel: 'Accepting...',
  },
  decline: {
    title: 'Decline the Change Request',
    submitLabel: 'Decline',
    pendingLabel: 'Declining...',
  },
} as const satisfies Readonly<Record<Decision, object>>;

function consequenceOf(decision: Decision, { field, requestedValue }: DeskChangeRequest): string {
  if (decision === 'decline') return 'The profile stays as it is, and the member is told by email.';
  switch (field) {
    case 'email':
      return `The member signs in with ${requestedValue} from then on. Every session ends, and both addresses are told.`;
    case 'dateOfBirth':
      return `The birth date becomes ${formatDay(requestedValue)}, and the member is told by email.`;
    case 'legalName':
      return `The legal name becomes ${requestedValue}, and the member is told by email.`;
    default:
      return `Nothing changes by itself: edit the profile first. The member is told that this is done: ${requestedValue}`;
  }
}

/** Asks for the decision of a change request: for the call-back before it is accepted (`DKB10`), and for a note. */
export function DecisionDialogView(props: DecisionDialogViewProps) {
  const { decision, changeRequest, draft, failure, onChange, ...dialog } = props;
  const { member, field } = changeRequest;
  const isAcceptance = decision === 'accept';
  const asksForName = isAcceptance && field === 'legalName';
  return (
    <CallDialog
      {...dialog}
      {...texts[decision]}
      maySubmit={!isAcceptance || draft.isCalledBack}
      failure={formIssueOf(failure, asksForName ? ['firstName', 'lastName'] : [])}
    >
      <Text>{consequenceOf(decision, changeRequest)}</Text>
      {asksForName ? (
        <Grid>
          <NameFields name={draft} failure={failure} onChange={onChange} />
        </Grid>
      ) : null}
      {isAcceptance ? (
        <Checkbox
          label={
            member.phone === null
              ? 'No number is on file. I made sure in another way that the member asks for this'
              : `I called the member back at the number on file, ${member.phone}`
          }
          checked={draft.isCalledBack}
          onChange={(isCalledBack) => onChange({ isCalledBack })}
        />
      ) : null}
      <TextArea
        label="Note"
        hint="For staff alone."
        value={draft.note}
        onChange={(note) => onChange({ note })}
      />
    </CallDialog>
  );
}
