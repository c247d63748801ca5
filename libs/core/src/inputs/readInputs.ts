import {
  type CardSubmission,
  cardSubmissionSchema,
  type ChangeRequestPayload,
  changeRequestPayloadSchema,
  type InputIssue,
  type ProfileUpdate,
  profileUpdateSchema,
  readInput,
  type RegistrationPayload,
  registrationPayloadSchema,
  type RequestPayload,
  requestPayloadSchema,
  type Result,
} from '@parlour/contract';
import { changeRequestFields, fieldLabelOf, requestTypes } from '@parlour/contract/values';
import type { FieldIssue } from '../forms/formIssues.ts';
import { cardIssue } from '../payment-methods/cardInText.ts';
import { paymentMethodCopy } from '../payment-methods/paymentMethodFields.ts';
import { changeRequestFormLabels, changeRequestIssues } from '../profile/changeRequest.ts';
import { profileFieldLabels } from '../profile/profileDraft.ts';
import type { RequestContext } from '../requests/requestContext.ts';
import { fieldsOf, subjectField } from '../requests/requestFields.ts';
import { filledIssues, type RequestCalendar } from '../requests/requestIssues.ts';
import { recordOf } from '../session/storedSession.ts';

/** What was read of an input, or every issue of it, at most one of a field. */
export type ReadInput<Value> = Result<Value, readonly FieldIssue[]>;

type Labels = Readonly<Partial<Record<string, string>>>;

/**
 * Reads a request of an input that is not trusted, such as parsed JSON: complete by the club's rules, or with every issue in
 * the club's words (core/inputs-1). The context is what its `vendorId` or `giftProductId` names, or `general`. Never throws.
 */
export function readRequest(
  input: unknown,
  context: RequestContext,
  calendar: RequestCalendar,
): ReadInput<RequestPayload> {
  const read = readInput(requestPayloadSchema, input, 'request');
  const values = recordOf(input);
  const given = values?.['requestType'];
  const requestType = requestTypes.find((type) => type === given);
  if (values === undefined || Array.isArray(input) || requestType === undefined) {
    const missing = { field: 'requestType', message: 'Request type is required.' };
    return withIssues(read, given === undefined && !isWhole(read) ? [missing] : [], values, {});
  }
  const { subject, description, ...details } = textsOf(values);
  const draft = { requestType, subject: subject ?? '', description: description ?? '', details };
  const labels = [subjectField, ...fieldsOf(requestType, context)].map(
    ({ name, label }) => [name, label] as const,
  );
  const own = [
    ...filledIssues(requestType, draft, context, calendar),
    ...otherSubject(values, context),
  ];
  return withIssues(read, own, values, Object.fromEntries(labels));
}

/** Reads a registration of an input that is not trusted (core/inputs-3). The event is that of the call's path. */
export function readRegistration(input: unknown): ReadInput<RegistrationPayload> {
  return readInput(registrationPayloadSchema, input, 'registration');
}

/**
 * Reads a change request of an input that is not trusted (core/inputs-3).
 * @param today the last possible birth date, `YYYY-MM-DD`
 */
export function readChangeRequest(input: unknown, today: string): ReadInput<ChangeRequestPayload> {
  const read = readInput(changeRequestPayloadSchema, input, 'change request');
  const values = recordOf(input) ?? {};
  const field = changeRequestFields.find((name) => name === values['field']);
  if (field === undefined) return read;
  const { requestedValue = '', note = '' } = textsOf(values);
  const draft = { field, requestedValue, note };
  const { requestedValue: label, note: noteLabel } = changeRequestFormLabels(draft);
  const labels = { requestedValue: label, note: noteLabel };
  return withIssues(read, changeRequestIssues(draft, today), values, labels);
}

/** Reads the changes of a profile of an input that is not trusted (core/inputs-3). */
export function readProfileUpdate(input: unknown): ReadInput<ProfileUpdate> {
  const read = readInput(profileUpdateSchema, input, 'profile');
  return withIssues(read, [], recordOf(input), profileFieldLabels);
}

/** Reads a new card of an input that is not trusted (core/inputs-3). No message holds what it contains. */
export function readCard(input: unknown): ReadInput<CardSubmission> {
  const read = readInput(cardSubmissionSchema, input, 'card');
  const { fields, labels } = paymentMethodCopy;
  const ownLabels: Labels = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, labels[field]]),
  );
  const issue = read.ok ? cardIssue(read.value) : undefined;
  const own = issue && { ...issue, message: `${ownLabels[issue.field]} ${issue.message}` };
  return withIssues(read, own === undefined ? [] : [own], recordOf(input), ownLabels);
}

/** Returns the texts and numbers of an input as texts by their names. */
const textsOf = (values: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  );

/** Returns the issue of a request that names another vendor or product than its context. */
const otherSubject = (
  values: Readonly<Record<string, unknown>>,
  context: RequestContext,
): readonly FieldIssue[] => {
  if (context.kind === 'vendor' && values['vendorId'] !== context.vendorId) {
    return [{ field: 'vendorId', message: 'Vendor id must be that of the vendor.' }];
  }
  if (context.kind === 'giftProduct' && values['giftProductId'] !== context.productId) {
    return [{ field: 'giftProductId', message: 'Gift product id must be that of the product.' }];
  }
  return [];
};

/** Whether an input is refused as a whole, such as a text in place of an object. */
const isWhole = (read: Result<unknown, readonly InputIssue[]>): boolean =>
  !read.ok && read.failure.some(({ message }) => message.startsWith('The '));

/**
 * Adds the club's own issues to what a schema made of an input. Of one field the club's own issue counts, except where the
 * value is neither text nor number, which the club's rules can't read (core/inputs-2).
 */
function withIssues<Value>(
  read: Result<Value, readonly InputIssue[]>,
  own: readonly FieldIssue[],
  values: Readonly<Record<string, unknown>> | undefined,
  labels: Labels,
): ReadInput<Value> {
  const refused = read.ok ? [] : read.failure.map((issue) => inWords(issue, labels));
  const isUnread = ({ field }: FieldIssue) =>
    refused.some((each) => each.field === field) &&
    !['string', 'number', 'undefined'].includes(typeof (values?.[field] ?? undefined));
  const said = own.filter((issue) => !isUnread(issue));
  const others = refused.filter(({ field }) => !said.some((each) => each.field === field));
  const issues = [...said, ...others];
  return read.ok && issues.length === 0 ? read : { ok: false, failure: issues };
}

/** Names the field by the label of its form. */
const inWords = ({ field, message }: InputIssue, labels: Labels): FieldIssue => {
  const name = fieldLabelOf(field);
  const label = labels[field];
  return label !== undefined && message.startsWith(`${name} `)
    ? { field, message: label + message.slice(name.length) }
    : { field, message };
};
