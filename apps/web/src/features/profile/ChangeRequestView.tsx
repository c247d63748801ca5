import { FormDialog, type FormProps, issueMessageOf, OPTIONAL } from '@parlour/app/dialogs';
import { changeRequestFields, type Profile } from '@parlour/contract';
import {
  CHANGE_REQUEST_SENT,
  type ChangeRequestDraft,
  type ChangeRequestFieldName,
  changeRequestFormLabels,
  changeRequestLabels,
  currentProfileValue,
  missingChangeRequestLabels,
  UNDO_TIME,
} from '@parlour/core';
import { DateTimeField, Select, Stack, Text, TextArea, TextField } from '@parlour/ui';

export type ChangeRequestViewProps = FormProps<ChangeRequestDraft, ChangeRequestFieldName> & {
  /** The present values, which the form shows beside the wished ones. */
  profile: Profile;
  /** The member's day, `YYYY-MM-DD`, the latest selectable birth date. */
  today: string;
};

const fieldOptions = changeRequestFields.map((value) => ({
  value,
  label: changeRequestLabels[value],
}));

/** The form to request a change that only the club may make. */
export function ChangeRequestView(props: ChangeRequestViewProps) {
  const { draft, issues, onChange } = props;
  const labels = changeRequestFormLabels(draft);
  return (
    <FormDialog
      {...props}
      title="Request a Change"
      size="wide"
      missing={missingChangeRequestLabels(draft)}
      submitLabel="Send Request"
      pendingLabel="Sending..."
      successMessage={CHANGE_REQUEST_SENT}
      undo={{ text: 'Your request was closed.', time: UNDO_TIME }}
    >
      <Stack gap={5}>
        <Text tone="muted">
          Tell us what is right, and we will see to it. Your profile stays as it is until then.
        </Text>
        <Select
          label={labels.field}
          required
          options={fieldOptions}
          value={draft.field ?? ''}
          placeholder="Choose one"
          error={issueMessageOf(issues, 'field')}
          onChange={(field) => onChange({ field })}
        />
        {draft.field === null ? null : (
          <RequestedValue
            {...props}
            field={draft.field}
            label={labels.requestedValue}
            error={issueMessageOf(issues, 'requestedValue')}
          />
        )}
        <TextArea
          label={labels.note}
          labelNote={OPTIONAL}
          value={draft.note}
          error={issueMessageOf(issues, 'note')}
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

/** The requested value as the control for its field, with the current value as a hint. */
function RequestedValue({
  profile,
  draft,
  today,
  field,
  label,
  error,
  onChange,
}: RequestedValueProps) {
  const currentValue = currentProfileValue(field, profile);
  const common = {
    label,
    required: true,
    value: draft.requestedValue,
    error,
    hint: currentValue === null ? undefined : `Now: ${currentValue}`,
    onChange: (requestedValue: string) => onChange({ requestedValue }),
  };
  switch (field) {
    case 'email':
      return <TextField {...common} type="email" autoComplete="email" />;
    case 'dateOfBirth':
      return <DateTimeField {...common} type="date" max={today} />;
    case 'legalName':
      return <TextField {...common} autoComplete="name" />;
    case 'other':
      return <TextField {...common} />;
  }
}
