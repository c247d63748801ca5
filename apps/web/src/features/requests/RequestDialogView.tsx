import { FieldControl, FormDialog, type FormProps, issueMessageOf } from '@parlour/app/dialogs';
import { requestTypes } from '@parlour/contract';
import {
  additionalNotes,
  fieldsOf,
  fixedRequestType,
  type FormField,
  type RequestContext,
  type RequestDraft,
  requestTypeLabels,
  subjectField,
  successNotification,
  UNDO_TIME,
} from '@parlour/core';
import { Grid, Select, Stack, Text, TextField } from '@parlour/ui';

export type RequestDialogViewProps = FormProps<RequestDraft, string> & {
  title: string;
  requestContext: RequestContext;
  /** The member's day, `YYYY-MM-DD`, the earliest selectable date. */
  today: string;
};

const typeOptions = requestTypes.map((value) => ({ value, label: requestTypeLabels[value] }));

/** The request form in its dialog. */
export function RequestDialogView(props: RequestDialogViewProps) {
  const { draft, issues, requestContext, today, onChange } = props;
  const isFixed = fixedRequestType(requestContext) !== null;
  const fields = draft.requestType === null ? [] : fieldsOf(draft.requestType, requestContext);
  const renderField = (field: FormField) => (
    <FieldControl
      key={field.name}
      field={field}
      value={draft.details[field.name] ?? ''}
      error={issueMessageOf(issues, field.name)}
      firstDay={today}
      onChange={(value) => onChange({ details: { [field.name]: value } })}
    />
  );

  return (
    <FormDialog
      {...props}
      size="wide"
      submitLabel="Submit Request"
      pendingLabel="Submitting..."
      submittedLabel="Submitted"
      successMessage={
        <Stack gap={1}>
          <Text>{successNotification.message}</Text>
          <Text tone="muted">{successNotification.note}</Text>
        </Stack>
      }
      undo={{ text: 'Your request was closed.', time: UNDO_TIME }}
    >
      <Stack gap={5}>
        <Text tone="muted">Tell us what you have in mind, and we will see to the rest.</Text>
        <Grid>
          <Select
            label="Request type"
            labelNote={isFixed ? '(Auto-selected)' : undefined}
            required
            options={typeOptions}
            value={draft.requestType ?? ''}
            onChange={(requestType) => onChange({ requestType })}
            placeholder="Choose a type"
            disabled={isFixed}
          />
          <TextField
            label={subjectField.label}
            labelNote={isFixed ? '(Auto-generated)' : undefined}
            required
            value={draft.subject}
            onChange={(subject) => onChange({ subject })}
            error={issueMessageOf(issues, subjectField.name)}
            disabled={isFixed}
          />
          {fields.filter(({ kind }) => kind !== 'text').map(renderField)}
        </Grid>
        {fields.filter(({ kind }) => kind === 'text').map(renderField)}
        {draft.requestType === null ? null : (
          <FieldControl
            field={additionalNotes}
            value={draft.description}
            error={issueMessageOf(issues, additionalNotes.name)}
            onChange={(description) => onChange({ description })}
          />
        )}
      </Stack>
    </FormDialog>
  );
}
