import { type RequestType, requestTypes } from '@parlour/contract';
import { additionalNotes, requestTypeLabels, subjectField } from '@parlour/core';
import { Grid, Select, Stack, Text, TextArea, TextField } from '@parlour/ui';
import { DialogForm } from '../dialogs/DialogForm.tsx';
import { errorOf } from '../dialogs/errorOf.ts';
import { OPTIONAL } from '../dialogs/labelNotes.ts';
import type { RequestDialogViewProps } from './RequestDialogView.tsx';
import { RequestDetail } from './RequestDetail.tsx';

/** Props of {@link RequestForm}. */
export type RequestFormProps = RequestDialogViewProps & {
  /** The form's id, for the button outside it that submits it. */
  id: string;
};

const typeOptions = requestTypes.map((type: RequestType) => ({
  value: type,
  label: requestTypeLabels[type],
}));

/** The fields of a request: what it is, what it is about, and what its type needs. */
export function RequestForm(props: RequestFormProps) {
  const { id, draft, fields, problems, isFixed, today } = props;
  const short = fields.filter(({ kind }) => kind !== 'text');
  const long = fields.filter(({ kind }) => kind === 'text');
  const detail = (field: (typeof fields)[number]) => (
    <RequestDetail
      key={field.name}
      field={field}
      value={draft.details[field.name] ?? ''}
      error={errorOf(problems, field.name)}
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
            error={errorOf(problems, subjectField.name)}
            disabled={isFixed}
          />
          {short.map(detail)}
        </Grid>
        {long.map(detail)}
        {draft.requestType === null ? null : (
          <TextArea
            label={additionalNotes.label}
            labelNote={OPTIONAL}
            value={draft.description}
            onChange={props.onDescriptionChange}
            error={errorOf(problems, additionalNotes.name)}
          />
        )}
      </Stack>
    </DialogForm>
  );
}
