import type { RequestMove } from '@parlour/contract';
import {
  type AuditAction,
  contentKinds,
  type WebhookDataByType,
  type WebhookEvent,
} from '@parlour/contract/staff';
import { desc, eq } from 'drizzle-orm';
import type { AuditEntryRow } from '../../../http/audit/chain.ts';
import type { Queries } from '../../../platform/postgres/database.ts';
import { members, requestEntries, requests } from '../../../platform/postgres/schema/index.ts';
import { kindOf } from '../../content/kinds/index.ts';

/** What happened, and to what. */
type Told = {
  readonly [Type in WebhookEvent]: {
    readonly type: Type;
    readonly data: WebhookDataByType[Type];
  };
}[WebhookEvent];

/** Tells what an entry of the audit trail says to other systems. Undefined where it says nothing to them. */
type Tell = (queries: Queries, entry: AuditEntryRow) => Promise<Told | undefined>;

/** How the entries of an action are told, with all events that may come of it. */
interface Telling {
  readonly events: readonly WebhookEvent[];
  readonly tell: Tell;
}

/** Returns the id of an entry's subject, or of its actor. */
const idIn = (key: string) => key.slice(key.indexOf(':') + 1);

/** Returns the id of the member who did it, or whose delegate did. Undefined for anybody else. */
function memberIdOf({ actor, onBehalfOf }: AuditEntryRow): string | undefined {
  const key = onBehalfOf ?? actor;
  return key.startsWith('member:') ? idIn(key) : undefined;
}

async function readRequest(queries: Queries, id: string) {
  const { reference, memberId, requestType, status, version } = requests;
  const [request] = await queries
    .select({ requestId: requests.id, reference, memberId, requestType, status, version })
    .from(requests)
    .where(eq(requests.id, id));
  return request;
}

/** Returns the move of the last line of a thread. Null where that is none. */
async function lastMoveOf(queries: Queries, requestId: string): Promise<RequestMove | null> {
  const [last] = await queries
    .select({ move: requestEntries.move })
    .from(requestEntries)
    .where(eq(requestEntries.requestId, requestId))
    .orderBy(desc(requestEntries.position))
    .limit(1);
  return last?.move ?? null;
}

const created: Telling = {
  events: ['request.created'],
  async tell(queries, { subject }) {
    const request = await readRequest(queries, idIn(subject));
    return request && { type: 'request.created', data: { ...request, move: null } };
  },
};

/** A move, by its name where the entry does not have it. */
const moved = (name?: RequestMove): Telling => ({
  events: ['request.moved'],
  async tell(queries, { subject }) {
    const request = await readRequest(queries, idIn(subject));
    if (request === undefined) return undefined;
    const move = name ?? (await lastMoveOf(queries, request.requestId));
    return { type: 'request.moved', data: { ...request, move } };
  },
});

/** A move that staff or the system made, whose name the entry has. */
const namedMove: Telling = {
  events: ['request.moved'],
  async tell(queries, entry) {
    const request = await readRequest(queries, idIn(entry.subject));
    if (request === undefined) return undefined;
    // Written by the server itself.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const move = (entry.details.fields?.[0] ?? null) as RequestMove | null;
    return { type: 'request.moved', data: { ...request, move } };
  },
};

/** A message is told only where it moved its request or began one. */
const written: Telling = {
  events: ['request.created', 'request.moved'],
  async tell(queries, { subject }) {
    const request = await readRequest(queries, idIn(subject));
    if (request === undefined) return undefined;
    if (request.version === 1) {
      return { type: 'request.created', data: { ...request, move: null } };
    }
    const move = await lastMoveOf(queries, request.requestId);
    return move === null ? undefined : { type: 'request.moved', data: { ...request, move } };
  },
};

const registration = (type: 'registration.created' | 'registration.canceled'): Telling => ({
  events: [type],
  tell(_queries, entry) {
    const memberId = memberIdOf(entry);
    const told = memberId && ({ type, data: { eventId: idIn(entry.subject), memberId } } as const);
    return Promise.resolve(told || undefined);
  },
});

const redemption: Telling = {
  events: ['redemption.created'],
  tell(_queries, entry) {
    const memberId = memberIdOf(entry);
    if (memberId === undefined) return Promise.resolve(undefined);
    const data = { benefitId: idIn(entry.subject), memberId };
    return Promise.resolve({ type: 'redemption.created', data });
  },
};

const member = (type: Extract<WebhookEvent, `member.${string}`>): Telling => ({
  events: [type],
  async tell(queries, { subject, details }) {
    const { crmId, isActive, suspendedAt } = members;
    const [row] = await queries
      .select({ memberId: members.id, crmId, isActive, suspendedAt })
      .from(members)
      .where(eq(members.id, idIn(subject)));
    if (row === undefined) return undefined;
    const closed = row.suspendedAt === null ? 'ended' : 'suspended';
    const status = row.isActive ? 'active' : closed;
    const fields = [...(details.fields ?? [])];
    return { type, data: { memberId: row.memberId, crmId: row.crmId, status, fields } };
  },
});

/** What members see of content now, whatever was done to it. */
const content: Telling = {
  events: ['content.published', 'content.hidden'],
  async tell(queries, { subject }) {
    const kind = contentKinds.find((each) => subject.startsWith(`${each}:`));
    if (kind === undefined) return undefined;
    const { table } = kindOf(kind);
    const contentId = idIn(subject);
    const [row] = await queries
      .select({ externalId: table.externalId, hiddenAt: table.hiddenAt })
      .from(table)
      .where(eq(table.id, contentId));
    if (row === undefined) return undefined;
    const type = row.hiddenAt === null ? 'content.published' : 'content.hidden';
    return { type, data: { kind, contentId, externalId: row.externalId } };
  },
};

const imported = (type: 'import.applied' | 'import.reverted'): Telling => ({
  events: [type],
  tell: (_queries, { subject }) => Promise.resolve({ type, data: { importId: idIn(subject) } }),
});

/** The actions that other systems are told of. All others stay in the club. */
const tellings: Readonly<Partial<Record<AuditAction, Telling>>> = {
  'request.submitted': created,
  'request.entered': created,
  'request.moved': namedMove,
  'request.assigned': moved('assign'),
  'request.merged': moved('merge'),
  'request.unmerged': moved('unmerge'),
  'request.cancellation-sent': moved(),
  'request.message-sent': written,
  'registration.submitted': registration('registration.created'),
  'registration.canceled': registration('registration.canceled'),
  'benefit.redeemed': redemption,
  'member.added': member('member.created'),
  'member.changed': member('member.changed'),
  'profile.updated': member('member.changed'),
  'member.suspended': member('member.suspended'),
  'member.reactivated': member('member.reactivated'),
  'member.deactivated': member('member.ended'),
  'content.published': content,
  'content.reverted': content,
  'content.hidden': content,
  'import.applied': imported('import.applied'),
  'import.reverted': imported('import.reverted'),
};

const telling = new Map<string, Telling>(Object.entries(tellings));

/** Returns the events that may come of actions. */
export function eventsOfActions(actions: readonly string[]): readonly WebhookEvent[] {
  return [...new Set(actions.flatMap((action) => telling.get(action)?.events ?? []))];
}

/** Returns what an entry of the audit trail says to other systems. Undefined where it says nothing to them. */
export async function toldOf(queries: Queries, entry: AuditEntryRow): Promise<Told | undefined> {
  return telling.get(entry.action)?.tell(queries, entry);
}
