import { DialogForm, issueMessageOf, OPTIONAL } from '@parlour/app/dialogs';
import { type RequestType, requestTypes } from '@parlour/contract';
import { additionalNotes, requestTypeLabels, subjectField } from '@parlour/core';
import { Grid, Select, Stack, Text, TextArea, TextField } from '@parlour/ui';
import type { RequestDialogViewProps } from './RequestDialogView.tsx';
import { RequestDetail } from './RequestDetail.tsx';

export type RequestFormProps = RequestDialogViewProps & {
  /** Id of the form, for its submit button outside the form. */
  id: string;
};

const typeOptions = requestTypes.map((type: RequestType) => ({
  value: type,
  label: requestTypeLabels[type],
}));

/** Fields for the type, the subject and the type-specific details of a request. */
export function RequestForm(props: RequestFormProps) {
  const { id, draft, fields, issues, isFixed, today } = props;
  const shortFields = fields.filter(({ kind }) => kind !== 'text');
  const longFields = fields.filter(({ kind }) => kind === 'text');
  const renderField = (field: (typeof fields)[number]) => (
    <RequestDetail
      key={field.name}
      field={field}
      value={draft.details[field.name] ?? ''}
      error={issueMessageOf(issues, field.name)}
      today={today}
      onChange={(value) => props.onDetailChange(field.name, value)}
    />
  );

  return (
    <DialogForm id={id} onSubmit={props.onSubmit}>
      <Stack gap={5}>
        <Text tone="muted">Tell us what you have in mind, and we will see to the rest.</Text>
        <Grid columns={2}>
          <Select
            label="Request type"
            labelNote={isFixed ? '(Auto-selected)' : undefined}
            required
            options={typeOptions}
            value={draft.requestType ?? ''}
            onChange={props.onTypeChange}
            placeholder="Choose a type"
            disabled={isFixed}
          />
          <TextField
            label={subjectField.label}
            labelNote={isFixed ? '(Auto-generated)' : undefined}
            required
            value={draft.subject}
            onChange={props.onSubjectChange}
            error={issueMessageOf(issues, subjectField.name)}
            disabled={isFixed}
          />
          {shortFields.map(renderField)}
        </Grid>
        {longFields.map(renderField)}
        {draft.requestType === null ? null : (
          <TextArea
            label={additionalNotes.label}
            labelNote={OPTIONAL}
            value={draft.description}
            onChange={props.onDescriptionChange}
            error={issueMessageOf(issues, additionalNotes.name)}
          />
        )}
      </Stack>
    </DialogForm>
  );
}
