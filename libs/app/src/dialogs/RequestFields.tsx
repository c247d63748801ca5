import { type RequestType, requestTypes } from '@parlour/contract';
import {
  additionalNotes,
  fieldsOf,
  fixedRequestType,
  REQUEST_TYPE_LABEL,
  type FormField,
  type RequestContext,
  type RequestDraft,
  requestTypeLabels,
  subjectField,
} from '@parlour/core';
import { Button, Grid, RadioTiles, Select, Stack, TextField } from '@parlour/ui';
import { FieldControl } from './FieldControl.tsx';
import { issueMessageOf } from './issueMessageOf.ts';
import type { FormProps } from './useFormMachine.ts';

export type RequestFieldsProps = Pick<
  FormProps<RequestDraft, string>,
  'draft' | 'issues' | 'onChange'
> & {
  /** Whether the request is general, or concerns a vendor or a gift product. */
  requestContext: RequestContext;
  /** The type that the form was opened with. Without one, the types are tiles. */
  preselectedType: RequestType | null;
  /** The viewer's day, `YYYY-MM-DD`, the earliest selectable date. */
  today: string;
  /** The member's own address, offered for deliveries; null without one. */
  deliveryAddress: string | null;
};

/** The field that the member's own address can fill. */
const DELIVERY_ADDRESS = 'deliveryAddress';

const typeOptions = requestTypes.map((value) => ({ value, label: requestTypeLabels[value] }));

/** The fields of a request: its type, its subject, what the type asks for, and notes. */
export function RequestFields(props: RequestFieldsProps) {
  const { draft, issues, requestContext, today, deliveryAddress, onChange } = props;
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
    <>
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
    </>
  );
}
