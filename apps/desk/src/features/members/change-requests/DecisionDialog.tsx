import { useClient } from '@parlour/app/data-layout';
import { send as sendCall } from '@parlour/client';
import {
  acceptChangeRequest,
  declineChangeRequest,
  type DeskChangeRequest,
} from '@parlour/contract/staff';
import { formatDay } from '@parlour/core';
import { Checkbox, Grid, Text, TextArea } from '@parlour/ui';
import { useQueryClient } from '@tanstack/react-query';
import { CallDialog, type FieldCallViewProps } from '../../../app/CallDialog.tsx';
import { formIssueOf } from '../../../app/fieldFailure.ts';
import { NameFields } from '../../../app/NameFields.tsx';
import { useStepUp } from '../../../app/step-up/useStepUp.ts';
import { type StoredForm, useTyped } from '../../../app/storedForms.ts';
import { useChangeCall } from '../../../app/useChangeCall.ts';
import type { Decision } from './ChangeRequestCard.tsx';

export type DecisionDialogProps = {
  /** What is decided. */
  decision: Decision;
  /** The change request. */
  changeRequest: DeskChangeRequest;
  /** What the tab stores of it. */
  form: StoredForm;
  /** Closes the dialog. */
  onClose: () => void;
};

/** Splits a requested name as most are: the last word is the last name. Staff correct it. */
function draftOf({ field, requestedValue }: DeskChangeRequest): DecisionDraft {
  const words = field === 'legalName' ? requestedValue.trim().split(/\s+/) : [];
  return {
    isCalledBack: false,
    firstName: words.slice(0, -1).join(' '),
    lastName: words.at(-1) ?? '',
    note: '',
  };
}

/** Binds the decision of a change request to its call, after a fresh proof where one is needed (`desk/members-10`). */
export function DecisionDialog({ decision, changeRequest, form, onClose }: DecisionDialogProps) {
  const client = useClient();
  const cache = useQueryClient();
  const afterStepUp = useStepUp();
  const { typed: draft, isRestored, change } = useTyped(form, draftOf(changeRequest));
  const { isPending, failure, send, renew } = useChangeCall(
    ['change-requests'],
    () => {
      void cache.invalidateQueries({ queryKey: ['members'] });
      onClose();
    },
    form,
  );
  const submit = () =>
    send((idempotencyKey) => {
      const { id, version, field } = changeRequest;
      const { firstName, lastName } = draft;
      const note = draft.note.trim();
      const decided = { version, ...(note === '' ? {} : { note }) };
      if (decision === 'decline') {
        return sendCall(
          client,
          declineChangeRequest,
          { params: { id }, body: decided },
          { idempotencyKey },
        );
      }
      const body = {
        ...decided,
        isCalledBack: true as const,
        ...(field === 'legalName' ? { firstName, lastName } : {}),
      };
      return afterStepUp(() =>
        sendCall(client, acceptChangeRequest, { params: { id }, body }, { idempotencyKey }),
      );
    });
  return (
    <DecisionDialogView
      decision={decision}
      changeRequest={changeRequest}
      draft={draft}
      isFilled={isRestored}
      isPending={isPending}
      failure={failure}
      onChange={(changes) => {
        change(changes);
        renew();
      }}
      onSubmit={() => void submit()}
      onClose={onClose}
    />
  );
}

/** What is entered for a decision. */
type DecisionDraft = {
  /** Whether the member was called back. */
  readonly isCalledBack: boolean;
  /** The first part of a requested legal name. */
  readonly firstName: string;
  /** The last part of a requested legal name. */
  readonly lastName: string;
  /** For staff alone. */
  readonly note: string;
};

type DecisionDialogViewProps = FieldCallViewProps & {
  /** What is decided. */
  decision: Decision;
  /** The change request. */
  changeRequest: DeskChangeRequest;
  /** What is entered. */
  draft: DecisionDraft;
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

/** Asks for the decision of a change request: for the call-back before it is accepted (`desk/members-10`), and for a note. */
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
