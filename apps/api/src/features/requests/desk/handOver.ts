import type { HandOver, HandOverResult, RefusedHandOver } from '@parlour/contract/staff';
import { fullName, greetingName } from '@parlour/core';
import { mayDo } from '@parlour/core/staff';
import type { Staff } from '../../../access/principal.ts';
import { ApiError, invalidInput } from '../../../errors/apiError.ts';
import type { Transaction } from '../../../platform/postgres/database.ts';
import type { FeatureDependencies } from '../../dependencies.ts';
import { lockStaffMember } from '../../staff/people/repository.ts';
import { assertVersion, changeRequest, decideMove } from '../applyMove.ts';
import { tell, tellFormer } from '../reading/inbox.ts';
import { emailHandOver, emailLoss, lossBy, type StaffEmailer } from '../staffEmails.ts';
import type { RequestRow } from '../threadRepository.ts';
import { actorOf } from './actorOf.ts';
import { lockRequest } from './queueRepository.ts';
import { createWriteLine, getAuthor } from './writeEntry.ts';

/** Who gets the requests. Null for the queue. */
type Receiver = Awaited<ReturnType<typeof lockStaffMember>> | null;

/** Who hands requests over, who gets them, and the words to it. */
interface GivenBy {
  readonly author: Awaited<ReturnType<typeof getAuthor>>;
  readonly receiver: NonNullable<Receiver> | null;
  readonly text: string;
}

type Failure = Pick<RefusedHandOver, 'reason' | 'message'>;
/** What a move changes. */
type Decided = ReturnType<typeof decideMove>;

/** Creates what hands requests over, each for itself: what is refused keeps none of the others back (api/requests/desk-11). */
export function createHandOver({
  clock,
  random,
  ...emailer
}: Pick<FeatureDependencies, 'clock' | 'random'> & StaffEmailer) {
  const write = createWriteLine({ clock, random });

  /** Hands one locked request over. */
  async function giveOne(
    transaction: Transaction,
    { row, decided: { toStatus, entry } }: { row: RequestRow; decided: Decided },
    { author, receiver, text }: GivenBy,
  ) {
    const now = clock.now();
    const words = { ...entry, kind: 'move', text } as const;
    const { line } = await write(transaction, author, row, words);
    await tellFormer(transaction, line, author.id, row.assigneeId);
    if (receiver !== null) {
      // The member reads who is looking after the request, and neither who decided it nor the words.
      await write(transaction, author, row, {
        kind: 'move',
        move: 'assign',
        visibility: 'member',
        fromStatus: toStatus,
        toStatus,
        text: null,
        authorName: greetingName(receiver),
      });
      const told = { kind: 'handed_over', by: author.id, staffIds: [receiver.id] } as const;
      await tell(transaction, line, told);
    }
    const changes = { assigneeId: receiver?.id ?? null };
    const isShown = receiver !== null;
    await changeRequest(transaction, row, { toStatus, by: 'staff', isShown, changes, now });
  }

  return async (
    transaction: Transaction,
    caller: Staff,
    { requests, to, text }: HandOver,
  ): Promise<HandOverResult> => {
    // Before any request is locked, as when one is assigned. An account that ends meanwhile waits.
    const receiver = to === null ? null : await lockStaffMember(transaction, to, 'share');
    if (receiver === undefined) throw invalidInput('to', 'to must name one of the staff.');
    const author = await getAuthor(transaction, caller);
    const wanted = new Map(requests.map(({ id, version }) => [id, version]));
    const given: RequestRow[] = [];
    const refused: RefusedHandOver[] = [];
    // In one order, so that two hand-overs at once do not wait for each other for ever.
    for (const [id, version] of [...wanted].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
      const row = await lockRequest(transaction, id);
      if (row === undefined) {
        const message = 'There is no such request.';
        refused.push({ id, reference: null, reason: 'not_found', message });
        continue;
      }
      const decided = decide({ caller, row, version, now: clock.now() }, receiver);
      if ('reason' in decided) {
        refused.push({ id, reference: row.reference, ...decided });
        continue;
      }
      await giveOne(transaction, { row, decided }, { author, receiver, text });
      given.push(row);
    }
    await emailLoss(transaction, emailer, given, {
      by: author.id,
      name: greetingName(author),
      loss: lossBy(author.id, receiver),
    });
    if (receiver !== null) {
      const words = { by: author.id, name: greetingName(author), to: receiver.id, text };
      await emailHandOver(transaction, emailer, given, words);
    }
    return { done: given.map(({ id }) => id), refused };
  };
}

/** A request that somebody wants to hand over, as they saw it. */
interface Wanted {
  readonly caller: Staff;
  readonly row: RequestRow;
  readonly version: number;
  readonly now: Date;
}

/** Returns what handing a request over changes, or why it may not be handed over by somebody now. */
function decide(
  { caller, row, version, now }: Wanted,
  receiver: NonNullable<Receiver> | null,
): Decided | Failure {
  const by = actorOf(caller, row.assigneeId);
  try {
    const handOver = decideMove(row, 'hand_over', by, now);
    assertVersion(row, version);
    const failure = receiverFailureOf(row, receiver);
    if (failure !== null) return failure;
    // What goes back to the queue must be allowed to be handed over, too.
    return receiver === null ? decideMove(row, 'release', by, now) : handOver;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { code, message } = error;
    if (code === 'changed_meanwhile') return { reason: code, message };
    if (code === 'move_not_allowed') return { reason: 'not_possible', message };
    return { reason: 'not_yours', message: 'You can hand over what you have yourself.' };
  }
}

/** Returns why somebody cannot get a request, or why it cannot go back into the queue. Null where it can. */
function receiverFailureOf(
  row: RequestRow,
  receiver: NonNullable<Receiver> | null,
): Failure | null {
  const refuse = (message: string) => ({ reason: 'receiver', message }) as const;
  if (receiver === null) {
    return row.assigneeId === null ? refuse('Nobody has this request: it is in the queue.') : null;
  }
  const name = fullName(receiver);
  if (receiver.status !== 'active' || !mayDo(receiver.roles, 'desk.reply')) {
    return refuse(`${name} does not work on requests.`);
  }
  return row.assigneeId === receiver.id ? refuse(`${name} has this request already.`) : null;
}
