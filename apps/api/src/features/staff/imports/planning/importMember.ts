import { birthDateIssue, clubDay, fullName } from '@parlour/core';
import {
  type MemberBody,
  memberFields,
  type MemberStatus,
  parseMember,
  readMemberName,
  readMemberStatus,
  type RowValues,
} from '@parlour/core/imports';
import { eq } from 'drizzle-orm';
import { tellSettings } from '../../../../club-settings/repository.ts';
import { randomId } from '../../../../platform/crypto/random.ts';
import { members } from '../../../../platform/postgres/schema/index.ts';
import type { ImportContext } from './importContext.ts';
import type { MemberEmails } from './memberEmails.ts';
import { keepRow } from './keepRow.ts';
import type { ReadRow, RowIssue } from './planRecorder.ts';

type MemberRow = typeof members.$inferSelect;
type FieldName = keyof typeof memberFields;

/** One row of a member. */
export interface MemberRowToImport extends ReadRow {
  readonly read: RowValues;
  /** The field that identifies the rows where no column does: the email. */
  readonly substitute?: string | undefined;
}

const KIND = 'members';
const ID = /^[\w.:-]{1,100}$/;
const textOrNull = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
const isFieldName = (name: string): name is FieldName => Object.hasOwn(memberFields, name);
const fieldNames = Object.keys(memberFields).filter(isFieldName);
/** What refuses the row of a member. */
const needed: ReadonlySet<string> = new Set(['crmId', 'email', 'firstName', 'lastName']);

/** Returns the fields that a file has of a stored member. */
export function memberBodyOf(row: MemberRow): MemberBody {
  const values = Object.fromEntries(
    fieldNames.map((name) => [name, row[name] === '' ? null : row[name]]),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each field is a column of the same type
  return values as unknown as MemberBody;
}

/** Reads a birth date. One that has not been is left out, by the rule for staff who enter one. */
function readBirth(dateOfBirth: unknown, now: Date) {
  if (dateOfBirth === undefined) return { values: {}, issues: [] };
  const issue = typeof dateOfBirth === 'string' ? birthDateIssue(dateOfBirth, clubDay(now)) : null;
  if (issue === null) return { values: { dateOfBirth }, issues: [] };
  const message = `${memberFields.dateOfBirth.label} ${issue}.`;
  return { values: {}, issues: [{ field: 'dateOfBirth', message }] };
}

/**
 * Creates or changes the member that a row is about (api/staff/imports-7). Nobody is signed in or written to. A new email ends the sessions
 * of its member, as after every change of it.
 */
export async function importMember(
  context: ImportContext,
  emails: MemberEmails,
  row: MemberRowToImport,
  endSessions: (memberId: string) => Promise<void>,
): Promise<void> {
  const { recorder, transaction } = context;
  const { id: givenId, fullName: wholeName, status, ...values } = row.read.values;
  const place = { file: row.file, line: row.line, title: nameIn(row.read.values) };
  const refuse = (issues: readonly RowIssue[]) => recorder.refuse(place, KIND, issues);
  const key = textOrNull(values['crmId']);
  const { label } = row.substitute === undefined ? memberFields.crmId : memberFields.email;
  if (key === null) {
    const found = row.read.issues.find(({ field }) => field === (row.substitute ?? 'crmId'));
    return refuse([{ field: label, message: found?.message ?? `${label} is required.` }]);
  }
  const taken = context.claim(KIND, key, row);
  if (taken !== undefined) return refuse([{ field: label, message: taken }]);
  const index = await context.indexOf('member');
  // Who is known by the email alone may be a member with an identifier of another system.
  const same = row.substitute !== undefined ? emails.holderOf(key) : undefined;
  const known = index.findOwn(key, null) ?? index.findOwn(null, same ?? null);
  const before = known === undefined ? undefined : await readMember(context, known.id);
  const { profilePicture, dateOfBirth, ...others }: Readonly<Record<string, unknown>> = {
    ...values,
    ...(typeof known?.externalId === 'string' ? { crmId: known.externalId } : {}),
  };
  const picture = await pictureOf(context, profilePicture);
  const birth = readBirth(dateOfBirth, context.now);
  const word = textOrNull(status);
  const wanted = word === null ? 'active' : readMemberStatus(word);
  const outcome = keepRow(
    {
      values: {
        ...withName(others, textOrNull(wholeName)),
        ...birth.values,
        ...(picture.message === undefined && profilePicture !== undefined
          ? { profilePicture: picture.url ?? null }
          : {}),
      },
      found: [
        ...row.read.issues,
        ...birth.issues,
        ...(picture.message === undefined
          ? []
          : [{ field: 'profilePicture', message: picture.message }]),
        ...(wanted === undefined
          ? [{ field: 'status', message: 'Status must be active, suspended or ended.' }]
          : []),
      ],
    },
    before === undefined ? {} : memberBodyOf(before),
    // Only new members get a status.
    (field) => needed.has(field) || (field === 'status' && before === undefined),
    parseMember,
  );
  if (!outcome.ok || (wanted === undefined && before === undefined)) {
    return refuse(outcome.ok ? [] : labelled(outcome.issues));
  }
  const { body } = outcome;
  const id = known?.id ?? (await freeId(context, textOrNull(givenId)));
  const holder = emails.holderOf(body.email);
  if (holder !== undefined && holder !== id) {
    const name = index.findOwn(null, holder)?.title ?? 'Another member';
    const message = `${name} has the email “${body.email}” already.`;
    return refuse([{ field: memberFields.email.label, message }]);
  }
  const changed =
    before === undefined
      ? []
      : fieldNames.filter((name) => memberBodyOf(before)[name] !== body[name]);
  const title = titleOf(body);
  recorder.warn({ ...place, title }, labelled(outcome.warnings));
  recorder.record(row, {
    kind: KIND,
    key,
    title,
    version: before?.version ?? 0,
    fields: changed.map((name) => memberFields[name].label),
  });
  if (values['profilePicture'] !== undefined && body.profilePicture !== null) {
    context.toFetch.addOfMember(row, body.profilePicture);
    if (row.read.hasMorePictures === true) context.toFetch.leaveOthers(row);
  }
  emails.move(id, before?.email, body.email);
  index.add({ id, externalId: body.crmId, title, isHidden: false, isOwn: true });
  if (before === undefined) return insert(context, id, body, wanted ?? 'suspended');
  if (changed.length === 0) return;
  const version = before.version + 1;
  await transaction
    .update(members)
    .set({ ...columnsOf(body), version })
    .where(eq(members.id, id));
  if (changed.includes('email')) {
    await endSessions(id);
    await tellSettings(transaction);
  }
  await context.imported.add({
    importId: context.importId,
    kind: KIND,
    itemId: id,
    version,
    before: { body: memberBodyOf(before), after: body },
  });
}

/** Returns what a row calls its member: by name, or by what identifies them. */
function nameIn(values: RowValues['values']): string | undefined {
  const [first, last, whole, email, crmId] = (
    ['firstName', 'lastName', 'fullName', 'email', 'crmId'] as const
  ).map((name) => textOrNull(values[name]));
  const name = fullName({ firstName: first ?? '', lastName: last ?? '' }).trim();
  return name || (whole ?? email ?? crmId ?? undefined);
}

/** Returns what lists call a member. */
const titleOf = ({ firstName, lastName }: MemberBody): string =>
  fullName({ firstName: firstName ?? '', lastName: lastName ?? '' });

async function readMember({ transaction }: ImportContext, id: string) {
  const [row] = await transaction.select().from(members).where(eq(members.id, id));
  return row;
}

/** Returns the columns of a member. A text that can't be null is empty. */
export function columnsOf(body: MemberBody) {
  return {
    ...body,
    firstName: body.firstName ?? '',
    lastName: body.lastName ?? '',
    instanceUrl: body.instanceUrl ?? '',
  };
}

async function insert(
  context: ImportContext,
  id: string,
  body: MemberBody,
  status: MemberStatus,
): Promise<void> {
  await context.newMembers.add({
    ...columnsOf(body),
    id,
    ref: randomId(context.random),
    isActive: status === 'active',
    suspendedAt: status === 'suspended' ? context.now : null,
    endedAt: status === 'ended' ? context.now : null,
  });
  await context.imported.add({
    importId: context.importId,
    kind: KIND,
    itemId: id,
    version: 1,
    before: null,
  });
}

async function freeId(context: ImportContext, wanted: string | null): Promise<string> {
  const index = await context.indexOf('member');
  return wanted !== null && ID.test(wanted) && !index.hasId(wanted)
    ? wanted
    : randomId(context.random);
}

type Picture = { readonly url?: string; readonly message?: string };

async function pictureOf(context: ImportContext, value: unknown): Promise<Picture> {
  const cell = textOrNull(value);
  return cell === null ? {} : context.pictures.urlOf(cell);
}

/** Names the field of an issue by its label. */
const labelled = (
  issues: readonly { readonly field: string; readonly message: string }[],
): readonly RowIssue[] =>
  issues.map(({ field, message }) => ({
    field: isFieldName(field) ? memberFields[field].label : field === 'status' ? 'Status' : field,
    message,
  }));

/** Takes the name from a whole one, where the parts are empty or have no column of their own. */
function withName(
  values: Readonly<Record<string, unknown>>,
  wholeName: string | null,
): Readonly<Record<string, unknown>> {
  const { firstName, lastName, ...others } = values;
  const hasParts = textOrNull(firstName) !== null || textOrNull(lastName) !== null;
  return wholeName === null || hasParts ? values : { ...others, ...readMemberName(wholeName) };
}
