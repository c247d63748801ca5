import { changeRequestFields, type Profile } from '@parlour/contract';
import {
  CHANGE_REQUEST_SENT,
  type ChangeRequestDraft,
  type ChangeRequestFieldName,
  changeRequestFormLabels,
  changeRequestLabels,
  emptyChangeRequest,
  type FieldProblem,
  presentValue,
  standingProblems,
} from '@parlour/core';
import { PickerField, Select, Stack, Text, TextArea, TextField } from '@parlour/ui';
import { errorOf } from '../../dialogs/errorOf.ts';
import { FormDialog } from '../../dialogs/FormDialog.tsx';
import { OPTIONAL } from '../../dialogs/labelNotes.ts';
import type { ProfileFormProps } from './profileForm.ts';

/** Props of {@link ChangeRequestView}. */
export type ChangeRequestViewProps = ProfileFormProps & {
  profile: Profile;
  draft: ChangeRequestDraft;
  /** What the last try was refused for. */
  problems: readonly FieldProblem<ChangeRequestFieldName>[];
  /** The member's day, `YYYY-MM-DD`: no later birth date is offered. */
  today: string;
  onChange: (change: Partial<ChangeRequestDraft>) => void;
};

const options = changeRequestFields.map((value) => ({ value, label: changeRequestLabels[value] }));

/** The form in which a member asks the club to change what only the club may. */
export function ChangeRequestView(props: ChangeRequestViewProps) {
  const { draft, problems, onChange } = props;
  const standing = standingProblems(problems, draft);
  const labels = changeRequestFormLabels(draft);
  return (
    <FormDialog
      {...props}
      title="Request a Change"
      size="wide"
      isTouched={draft !== emptyChangeRequest}
      submitLabel="Send Request"
      sendingLabel="Sending..."
      success={CHANGE_REQUEST_SENT}
    >
      <Stack gap={5}>
        <Text tone="muted">
          Tell us what is right, and we will see to it. Your profile stays as it is until then.
        </Text>
        <Select
          label={labels.field}
          required
          options={options}
          value={draft.field ?? ''}
          placeholder="Choose one"
          error={errorOf(standing, 'field')}
          onChange={(field) => onChange({ field })}
        />
        {draft.field === null ? null : (
          <RequestedValue
            {...props}
            field={draft.field}
            label={labels.requestedValue}
            error={errorOf(standing, 'requestedValue')}
          />
        )}
        <TextArea
          label={labels.note}
          labelNote={OPTIONAL}
          value={draft.note}
          error={errorOf(standing, 'note')}
          onChange={(note) => onChange({ note })}
        />
      </Stack>
    </FormDialog>
  );
}

type RequestedValueProps = Pick<
  ChangeRequestViewProps,
  'profile' | 'draft' | 'today' | 'onChange'
> & {
  field: NonNullable<ChangeRequestDraft['field']>;
  label: string;
  error: string | undefined;
};

/** What is asked for, as the control that it calls for, beside what holds now. */
function RequestedValue({
  profile,
  draft,
  today,
  field,
  label,
  error,
  onChange,
}: RequestedValueProps) {
  const present = presentValue(field, profile);
  const common = {
    label,
    required: true,
    value: draft.requestedValue,
    error,
    hint: present === null ? undefined : `Now: ${present}`,
    onChange: (requestedValue: string) => onChange({ requestedValue }),
  };
  switch (field) {
    case 'email':
      return <TextField {...common} type="email" autoComplete="email" />;
    case 'dateOfBirth':
      return <PickerField {...common} type="date" max={today} />;
    case 'legalName':
    case 'other':
      return <TextField {...common} />;
  }
}
