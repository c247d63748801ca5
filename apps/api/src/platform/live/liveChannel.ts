import { HINT_EVENT, type LiveHint, liveHintSchema, type Permission } from '@parlour/contract';
import {
  type Editing,
  EDITING_EVENT,
  editingSchema,
  PRESENCE_EVENT,
  type Presence,
  presenceSchema,
} from '@parlour/contract/staff';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Transaction } from '../postgres/database.ts';

/** The channel of the database that carries hints between the servers. It carries ids alone, never contents. */
export const LIVE_CHANNEL = 'live';

/** Who hears of a change: one member, one of the staff, or the staff with a permission. */
export type Audience =
  | { readonly kind: 'member'; readonly memberId: string }
  | { readonly kind: 'person'; readonly staffId: string }
  | { readonly kind: 'staff'; readonly permission: Permission };

/** A hint with all who hear of it. */
export interface HintToAudience extends LiveHint {
  readonly audience: readonly Audience[];
}

const memberSchema = z.object({ kind: z.literal('member'), memberId: z.string() });
const personSchema = z.object({ kind: z.literal('person'), staffId: z.string() });
const staffSchema = z.object({
  kind: z.literal('staff'),
  permission: z.custom<Permission>((value) => typeof value === 'string'),
});
const audienceSchema = z.array(z.union([memberSchema, personSchema, staffSchema])).readonly();
const payloadSchema = z.union([
  z.object({ event: z.literal(HINT_EVENT), data: liveHintSchema, audience: audienceSchema }),
  z.object({ event: z.literal(PRESENCE_EVENT), data: presenceSchema, audience: audienceSchema }),
  z.object({ event: z.literal(EDITING_EVENT), data: editingSchema, audience: audienceSchema }),
]);

/** An event that servers tell each other of. */
export type LiveEvent = z.infer<typeof payloadSchema>;

/**
 * Hints that something changed, on every server, once the transaction commits. Name only those who may read what changed:
 * a member who may not see an internal note must not hear of it either.
 */
export async function notifyLive(
  transaction: Transaction,
  { audience, ...data }: HintToAudience,
): Promise<void> {
  await notify(transaction, { event: HINT_EVENT, data, audience });
}

/** Tells all desks who writes in a request, once the transaction commits. */
export async function notifyPresence(transaction: Transaction, data: Presence): Promise<void> {
  const audience = [{ kind: 'staff', permission: 'desk.read' }] as const;
  await notify(transaction, { event: PRESENCE_EVENT, data, audience });
}

/** Tells all desks that edit content who has an item open, once the transaction commits. */
export async function notifyEditing(transaction: Transaction, data: Editing): Promise<void> {
  const audience = [{ kind: 'staff', permission: 'content.edit' }] as const;
  await notify(transaction, { event: EDITING_EVENT, data, audience });
}

async function notify(transaction: Transaction, event: LiveEvent): Promise<void> {
  await transaction.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${JSON.stringify(event)})`);
}

/** Follows what this server hears from the channel. */
export interface LiveFollower {
  readonly onEvent: (event: LiveEvent) => void;
  /** Called when the channel is heard again after a gap. */
  readonly onGap: () => void;
}

/** The end of the channel in this server. */
export type LiveChannel = ReturnType<typeof createLiveChannel>;

/** Creates the end of the channel, which the listener of the database feeds. */
export function createLiveChannel() {
  const followers = new Set<LiveFollower>();
  return {
    /** Receives the payload of a notification. What another version sent otherwise is ignored. */
    receive(this: void, payload: string): void {
      const event = parsePayload(payload);
      if (event !== undefined) for (const { onEvent } of followers) onEvent(event);
    },
    /** Tells that notifications may have been missed until now. */
    announceGap(): void {
      for (const { onGap } of followers) onGap();
    },
    /** Calls the follower until the returned function is called. */
    follow(follower: LiveFollower): () => void {
      followers.add(follower);
      return () => followers.delete(follower);
    },
  };
}

function parsePayload(payload: string): LiveEvent | undefined {
  try {
    return payloadSchema.safeParse(JSON.parse(payload)).data;
  } catch {
    return undefined;
  }
}
