import { formatDay, formatTimeOfDay } from '../format/dates.ts';
import type { FormFieldControl } from '../forms/formField.ts';
import type { RequestType } from '@parlour/contract';
import type { RequestContext } from './requestContext.ts';
import { REQUEST_TYPE_LABEL } from './requestDraft.ts';
import { additionalNotes, fieldsOf, subjectField } from './requestFields.ts';
import type { RequestBody } from './requestPayload.ts';
import { requestTypeLabels } from './requestTypes.ts';

/** One value of a request as people read it. */
export interface RequestLine {
  /** The field's label. */
  readonly label: string;
  /** What was entered, as people read it. */
  readonly value: string;
}

const ABOUT_LABEL = 'About';

/** Returns an entered value as people read it. */
function inWords(kind: FormFieldControl['kind'], value: string): string {
  if (value === '') return value;
  if (kind === 'date') return formatDay(value);
  return kind === 'time' ? formatTimeOfDay(value) : value;
}

/** Returns a request in words: the label and the value of all that was entered, in the form's order (core/requests-34). */
export function requestInWords(
  payload: RequestBody,
  context: RequestContext,
): readonly RequestLine[] {
  const { requestType, subject, description } = payload;
  const values = new Map<string, string | number | undefined>(Object.entries(payload));
  const details = fieldsOf(requestType, context).map(({ name, label, kind }) => ({
    label,
    value: inWords(kind, String(values.get(name) ?? '')),
  }));
  return [
    { label: REQUEST_TYPE_LABEL, value: requestTypeLabels[requestType] },
    { label: subjectField.label, value: subject },
    { label: ABOUT_LABEL, value: context.kind === 'general' ? '' : context.name },
    ...details,
    { label: additionalNotes.label, value: description ?? '' },
  ].filter(({ value }) => value !== '');
}

/** Returns the labels of what the form requires and a request in words has not, in the form's order (core/requests-56). */
export function missingInWords(
  requestType: RequestType,
  lines: readonly RequestLine[],
): readonly string[] {
  const labels = new Set(lines.map(({ label }) => label));
  // A request about something requires less than a general one.
  return fieldsOf(requestType, { kind: labels.has(ABOUT_LABEL) ? 'vendor' : 'general' })
    .filter(({ label, isRequired }) => isRequired && !labels.has(label))
    .map(({ label }) => label);
}
