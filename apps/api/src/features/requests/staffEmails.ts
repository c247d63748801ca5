import { greetingName } from '@parlour/core';
import {
  type Branding,
  type Contact,
  linkToDesk,
  linkToInbox,
  recipientOf,
  renderEmail,
} from '../../emails/branding.ts';
import type { EmailRow } from '../../emails/layout.ts';
import type { Message } from '../../platform/mail/message.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { Transaction } from '../../platform/postgres/database.ts';
import { findStaffWhoWant } from '../staff/email-choices/repository.ts';
import { threadOf, threadSubject } from './emails.ts';
import type { RequestRow } from './threadRepository.ts';

/** What emails among staff need. */
export interface StaffEmailer {
  readonly outbox: Pick<Outbox, 'put'>;
  readonly branding: Branding;
}

/** The member of staff that an email tells of. */
interface Actor {
  /** Their id. */
  readonly by: string;
  /** Their first name. */
  readonly name: string;
}

type ToldRequest = Pick<RequestRow, 'id' | 'reference' | 'subject'>;

/** Renders an email among staff. No reply to it reaches the member. */
function staffEmail(
  branding: Branding,
  request: ToldRequest,
  { to, act, rows }: { to: Contact; act: string; rows: readonly EmailRow[] },
): Message {
  const { id, reference, subject } = request;
  const email = renderEmail(branding, {
    to: recipientOf(to),
    subject: threadSubject(act, request),
    title: act,
    parts: [
      { kind: 'rows', rows: [['Reference', { code: reference }], ['Subject', subject], ...rows] },
      linkToDesk(branding, id),
    ],
  });
  return { ...email, ...threadOf(request) };
}

/** Renders the email to who was given a request. */
export function assignmentEmail(
  branding: Branding,
  request: ToldRequest,
  { to, name }: { readonly to: Contact } & Pick<Actor, 'name'>,
): Message {
  return staffEmail(branding, request, { to, act: `${name} gave you a request`, rows: [] });
}

/** What became of requests that somebody had. */
type Loss =
  | { readonly kind: 'taken' | 'released' }
  | {
      readonly kind: 'given';
      /** The first name of who has them now. */
      readonly to: string;
    };

/** Returns what becomes of requests that somebody gives to a receiver. Null for the queue. */
export function lossBy(
  by: string,
  receiver: (Parameters<typeof greetingName>[0] & { readonly id: string }) | null,
): Loss {
  if (receiver === null) return { kind: 'released' };
  return receiver.id === by ? { kind: 'taken' } : { kind: 'given', to: greetingName(receiver) };
}

/** Returns what became of requests in words, as of who did it. */
function lossInWords(loss: Loss, count: number): string {
  const lost = count === 1 ? 'a request' : `${count} requests`;
  if (loss.kind === 'taken') return `took ${lost} from you`;
  return loss.kind === 'given'
    ? `gave ${lost} of yours to ${loss.to}`
    : `put ${lost} of yours back into the queue`;
}

/** Renders an email among staff about requests: one of the thread of a single one, and otherwise a list of them. */
function staffEmailOf(
  branding: Branding,
  requests: readonly ToldRequest[],
  email: { readonly to: Contact; readonly act: string; readonly rows: readonly EmailRow[] },
): Message {
  const [request] = requests;
  if (request !== undefined && requests.length === 1) return staffEmail(branding, request, email);
  const { to, act, rows } = email;
  const listed = requests.map(({ reference, subject }) => [reference, subject] as const);
  return renderEmail(branding, {
    to: recipientOf(to),
    subject: act,
    title: act,
    parts: [{ kind: 'rows', rows: [...rows, ...listed] }, linkToInbox(branding)],
  });
}

/** Renders the email to who had requests that somebody took, gave to another one or put back: one, however many they are. */
export function lossEmail(
  branding: Branding,
  requests: readonly ToldRequest[],
  { to, name, loss }: { readonly to: Contact; readonly loss: Loss } & Pick<Actor, 'name'>,
): Message {
  const act = `${name} ${lossInWords(loss, requests.length)}`;
  return staffEmailOf(branding, requests, { to, act, rows: [] });
}

/** Renders the email to who gets requests from somebody: one, however many they are. */
export function handOverEmail(
  branding: Branding,
  requests: readonly ToldRequest[],
  { to, name, text }: { readonly to: Contact; readonly text: string } & Pick<Actor, 'name'>,
): Message {
  const given = requests.length === 1 ? 'a request' : `${requests.length} requests`;
  const act = `${name} handed ${given} over to you`;
  return staffEmailOf(branding, requests, { to, act, rows: [['Note', text]] });
}

/** Renders the email to who was mentioned in a note. */
export function mentionEmail(
  branding: Branding,
  request: ToldRequest,
  { to, name, text }: { readonly to: Contact; readonly text: string } & Pick<Actor, 'name'>,
): Message {
  return staffEmail(branding, request, {
    to,
    act: `${name} mentioned you`,
    rows: [['Note', text]],
  });
}

/** Emails who was given a request by somebody else, if they want it (api/staff/email-choices-3). */
export async function emailAssignment(
  transaction: Transaction,
  { outbox, branding }: StaffEmailer,
  request: ToldRequest,
  { by, name, assigneeId }: Actor & { readonly assigneeId: string },
): Promise<void> {
  const people = await findStaffWhoWant(transaction, 'assigned', by);
  for (const to of people.filter(({ id }) => id === assigneeId)) {
    await outbox.put(transaction, assignmentEmail(branding, request, { to, name }));
  }
}

/**
 * Emails who had requests that somebody else took, gave to another one or put back into the queue, once for all of one person, if
 * they want it (api/staff/email-choices-4).
 */
export async function emailLoss(
  transaction: Transaction,
  { outbox, branding }: StaffEmailer,
  requests: readonly (ToldRequest & Pick<RequestRow, 'assigneeId'>)[],
  { by, name, loss }: Actor & { readonly loss: Loss },
): Promise<void> {
  if (requests.every(({ assigneeId }) => assigneeId === null || assigneeId === by)) return;
  for (const to of await findStaffWhoWant(transaction, 'assigned', by)) {
    const lost = requests.filter(({ assigneeId }) => assigneeId === to.id);
    if (lost.length > 0) {
      await outbox.put(transaction, lossEmail(branding, lost, { to, name, loss }));
    }
  }
}

/** Emails who gets requests from somebody else, once for all, if they want it (api/staff/email-choices-5). */
export async function emailHandOver(
  transaction: Transaction,
  { outbox, branding }: StaffEmailer,
  requests: readonly ToldRequest[],
  { by, name, to: receiverId, text }: Actor & { readonly to: string; readonly text: string },
): Promise<void> {
  if (requests.length === 0) return;
  const people = await findStaffWhoWant(transaction, 'assigned', by);
  for (const to of people.filter(({ id }) => id === receiverId)) {
    await outbox.put(transaction, handOverEmail(branding, requests, { to, name, text }));
  }
}

/** Emails the staff that a note mentions, if they want it (api/staff/email-choices-6). */
export async function emailMentions(
  transaction: Transaction,
  { outbox, branding }: StaffEmailer,
  request: ToldRequest,
  {
    by,
    name,
    mentions,
    text,
  }: Actor & { readonly mentions: readonly string[]; readonly text: string },
): Promise<void> {
  if (mentions.length === 0) return;
  const people = await findStaffWhoWant(transaction, 'mentioned', by);
  for (const to of people.filter(({ id }) => mentions.includes(id))) {
    await outbox.put(transaction, mentionEmail(branding, request, { to, name, text }));
  }
}
