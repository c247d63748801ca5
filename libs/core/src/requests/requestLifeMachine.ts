import type { RequestMove, RequestStatus } from '@parlour/contract';
import { setup } from '../setupMachine.ts';
import { isReopenTime } from './requestLife.ts';

/** Who makes a move. Staff have permissions, as `desk.reply`. */
export type RequestActor =
  | { readonly kind: 'member' }
  | {
      readonly kind: 'staff';
      readonly permissions: readonly string[];
      /** Whether they have the request. */
      readonly isHolder?: boolean;
    }
  | { readonly kind: 'system' };

/** A move of a request. */
export interface RequestMoveEvent {
  readonly type: RequestMove;
  readonly by: RequestActor;
  /** When it is made, as an epoch in milliseconds. */
  readonly at: number;
}

/** What decides on a move, besides the status. */
interface RequestLifeContext {
  /** When the request ended, as an epoch in milliseconds. Null while it is open. */
  readonly closedAt: number | null;
  /** Whether another request goes on in its place. */
  readonly isMerged: boolean;
  /** Whether it is put aside. */
  readonly isSnoozed: boolean;
}

const types: { context?: RequestLifeContext; events?: RequestMoveEvent } = {};

interface Move {
  readonly context: RequestLifeContext;
  readonly event: RequestMoveEvent;
}

const isPermitted = ({ by }: RequestMoveEvent, permission: string) =>
  by.kind === 'staff' && by.permissions.includes(permission);
const isReply = ({ context, event }: Move) => !context.isMerged && isPermitted(event, 'desk.reply');
const isAssignment = ({ context, event }: Move) =>
  !context.isMerged && isPermitted(event, 'desk.assign');
const isHandOver = (move: Move) => {
  const { by } = move.event;
  const isHolder = by.kind === 'staff' && by.isHolder === true;
  return !move.context.isSnoozed && isReply(move) && (isHolder || isAssignment(move));
};
const isMemberMove = ({ context, event }: Move) => !context.isMerged && event.by.kind === 'member';
const isSystemMove = ({ context, event }: Move) => !context.isMerged && event.by.kind === 'system';

/** The moves of every open request. Those that leave its status lead to its own one. */
const openMoves = <Status extends RequestStatus>(own: Status) =>
  ({
    take: { guard: 'isReply', target: own },
    assign: { guard: 'isAssignment', target: own },
    hand_over: { guard: 'isHandOver', target: own },
    release: { guard: 'isReplyOrSystem', target: own },
    snooze: { guard: 'isReply', target: own },
    wake: { guard: 'isReplyOrSystem', target: own },
    unmerge: { guard: 'isUnmerge', target: own },
    link: { guard: 'isReply', target: own },
    decline: { guard: 'isReply', target: 'declined' },
  }) as const;

/** Lets another request go on. What is confirmed stays where its member finds it (core/requests-50). */
const mergeMove = <Status extends RequestStatus>(own: Status) =>
  ({ merge: { guard: 'isAssignment', target: own } }) as const;

/** The moves of a request that somebody works on. */
const workMoves = <Status extends RequestStatus>(own: Status) =>
  ({
    ...openMoves(own),
    confirm: { guard: 'isReply', target: 'confirmed' },
    complete: { guard: 'isReply', target: 'completed' },
    cancel: { guard: 'isReplyOrMember', target: 'cancelled' },
  }) as const;

/** The moves of a request that has ended. */
const endMoves = <Status extends RequestStatus>(own: Status) =>
  ({
    link: { guard: 'isReply', target: own },
    reopen: { guard: 'isReopening', target: 'in_progress' },
  }) as const;

/** The life of a request (core/requests-40 to core/requests-50). Its states are the statuses, and each event is a move with its maker. */
export const requestLifeMachine = setup({
  types,
  guards: {
    isReply,
    isAssignment,
    isHandOver,
    isMember: isMemberMove,
    isReplyOrMember: (move) => isReply(move) || isMemberMove(move),
    isReplyOrSystem: (move) => isReply(move) || isSystemMove(move),
    isUnmerge: ({ context, event }) => context.isMerged && isPermitted(event, 'desk.assign'),
    isReopening: (move) =>
      isReopenTime(move.context.closedAt, move.event.at) && (isReply(move) || isMemberMove(move)),
    isReopeningByStaff: (move) =>
      isReopenTime(move.context.closedAt, move.event.at) && isReply(move),
  },
}).createMachine({
  id: 'requestLife',
  context: { closedAt: null, isMerged: false, isSnoozed: false },
  initial: 'received',
  states: {
    received: {
      on: {
        ...openMoves('received'),
        ...mergeMove('received'),
        take: { guard: 'isReply', target: 'in_progress' },
        assign: { guard: 'isAssignment', target: 'in_progress' },
        hand_over: { guard: 'isHandOver', target: 'in_progress' },
        ask: { guard: 'isReply', target: 'awaiting_member' },
        await_vendor: { guard: 'isReply', target: 'awaiting_vendor' },
        cancel: { guard: 'isReplyOrMember', target: 'cancelled' },
      },
    },
    in_progress: {
      on: {
        ...workMoves('in_progress'),
        ...mergeMove('in_progress'),
        ask: { guard: 'isReply', target: 'awaiting_member' },
        await_vendor: { guard: 'isReply', target: 'awaiting_vendor' },
      },
    },
    awaiting_vendor: {
      on: {
        ...workMoves('awaiting_vendor'),
        ...mergeMove('awaiting_vendor'),
        ask: { guard: 'isReply', target: 'awaiting_member' },
        resume: { guard: 'isReply', target: 'in_progress' },
      },
    },
    awaiting_member: {
      on: {
        ...workMoves('awaiting_member'),
        ...mergeMove('awaiting_member'),
        reply: { guard: 'isMember', target: 'in_progress' },
        await_vendor: { guard: 'isReply', target: 'awaiting_vendor' },
        resume: { guard: 'isReply', target: 'in_progress' },
      },
    },
    confirmed: {
      on: {
        ...workMoves('confirmed'),
        complete: { guard: 'isReplyOrSystem', target: 'completed' },
        ask_cancellation: { guard: 'isMember', target: 'confirmed' },
        cancel: { guard: 'isReply', target: 'cancelled' },
        resume: { guard: 'isReply', target: 'in_progress' },
      },
    },
    completed: { on: endMoves('completed') },
    cancelled: { on: endMoves('cancelled') },
    declined: {
      on: {
        ...endMoves('declined'),
        reopen: { guard: 'isReopeningByStaff', target: 'in_progress' },
      },
    },
  },
});
