import { FieldControl, FormDialog, type FormProps, issueMessageOf } from '@parlour/app/dialogs';
import { type RequestReceipt, type RequestType, requestTypes } from '@parlour/contract';
import {
  additionalNotes,
  fieldsOf,
  fixedRequestType,
  missingLabels,
  REQUEST_TYPE_LABEL,
  type FormField,
  type RequestContext,
  type RequestDraft,
  requestIntroduction,
  requestTypeLabels,
  subjectField,
  UNDO_TIME,
} from '@parlour/core';
import { Button, Grid, RadioTiles, Select, Stack, Text, TextField } from '@parlour/ui';
import { SentRequest } from './SentRequest.tsx';

export type RequestDialogViewProps = FormProps<RequestDraft, string, RequestReceipt> & {
  /** The title of the dialog (RQ5). */
  title: string;
  /** Whether the request is general, or concerns a vendor or a gift product. */
  requestContext: RequestContext;
  /** The type that the form was opened with. Without one, the types are tiles. */
  preselectedType: RequestType | null;
  /** The member's day, `YYYY-MM-DD`, the earliest selectable date. */
  today: string;
  /** The member's own address, offered for deliveries; null without one. */
  deliveryAddress: string | null;
};

/** The field that the member's own address can fill. */
const DELIVERY_ADDRESS = 'deliveryAddress';

const typeOptions = requestTypes.map((value) => ({ value, label: requestTypeLabels[value] }));

/** The request form in its dialog. */
export function RequestDialogView(props: RequestDialogViewProps) {
  const { draft, issues, requestContext, today, deliveryAddress, value: receipt, onChange } = props;
  const isFixed = fixedRequestType(requestContext) !== null;
  const hasTiles = !isFixed && props.preselectedType === null;
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
  const renderText = (field: FormField) =>
    field.name === DELIVERY_ADDRESS && deliveryAddress !== null ? (
      <Stack key={field.name} gap={1}>
        {renderField(field)}
        <Stack align="start">
          <Button
            variant="quiet"
            size="small"
            onClick={() => onChange({ details: { [field.name]: deliveryAddress } })}
          >
            Use My Address
          </Button>
        </Stack>
      </Stack>
    ) : (
      renderField(field)
    );

  return (
    <FormDialog
      {...props}
      size="wide"
      missing={missingLabels(draft, requestContext)}
      submitLabel="Submit Request"
      pendingLabel="Submitting..."
      confirmsInPlace
      successMessage={
        receipt === null ? null : (
          <SentRequest
            id={receipt.id}
            reference={receipt.reference}
            requestType={draft.requestType}
            subject={draft.subject}
          />
        )
      }
      undo={{ text: 'Your request was closed.', time: UNDO_TIME }}
    >
      <Stack gap={5}>
        <Text tone="muted">{requestIntroduction(requestContext)}</Text>
        {hasTiles ? (
          <RadioTiles
            label={REQUEST_TYPE_LABEL}
            required
            options={typeOptions}
            value={draft.requestType ?? ''}
            onChange={(requestType) => onChange({ requestType })}
          />
        ) : null}
        <Grid>
          {hasTiles ? null : (
            <Select
              label={REQUEST_TYPE_LABEL}
              labelNote={isFixed ? '(Auto-selected)' : undefined}
              required
              options={typeOptions}
              value={draft.requestType ?? ''}
              onChange={(requestType) => onChange({ requestType })}
              disabled={isFixed}
            />
          )}
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
        {fields.filter(({ kind }) => kind === 'text').map(renderText)}
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
