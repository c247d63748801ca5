import type {
  AuditAction,
  DeskMove,
  formerCalls,
  RequestTagChange,
  staffCallsOf,
} from '@parlour/contract/staff';
import type { DeskCaller } from '../../../access/authorize.ts';
import { type Staff, staffIdOf } from '../../../access/principal.ts';
import { createSearchLimit } from '../../../access/searchLimit.ts';
import type { HandlersOf } from '../../../http/calls/handler.ts';
import type { Transaction } from '../../../platform/postgres/database.ts';
import type { StaffEmailDependencies } from '../../dependencies.ts';
import { createRequests } from '../service.ts';
import { createChangeDesk } from './changeDesk.ts';
import { createHandOver } from './handOver.ts';
import { createPreviewMove } from './previewMove.ts';
import { createReadDesk } from './readDesk.ts';
import { createRunMacro } from './runMacro.ts';

/** The moves with an entry of their own in the audit trail. */
const moveActions: Readonly<Partial<Record<DeskMove['move'], AuditAction>>> = {
  assign: 'request.assigned',
  merge: 'request.merged',
  unmerge: 'request.unmerged',
  link: 'request.linked',
};

/** Binds the calls of staff on requests to their services. */
export function deskRequestHandlers(
  dependencies: StaffEmailDependencies,
): HandlersOf<typeof staffCallsOf.requests & typeof formerCalls> {
  const { queries } = dependencies.database;
  const desk = createReadDesk(dependencies);
  const countSearch = createSearchLimit(dependencies.clock);
  const requests = createRequests(dependencies);
  const change = createChangeDesk({
    ...dependencies,
    enterRequest: (...input) => requests.submit(...input),
  });
  const handOver = createHandOver(dependencies);
  const previewMove = createPreviewMove(dependencies);
  const runMacro = createRunMacro({ ...dependencies, change });

  /** A command on one request, which returns it as it is afterwards. */
  const command =
    <Body, By extends DeskCaller = Staff & DeskCaller>(
      action: AuditAction,
      perform: (transaction: Transaction, caller: By, id: string, body: Body) => Promise<unknown>,
    ) =>
    async (
      { caller, params, body }: { caller: By; params: { id: string }; body: Body },
      transaction: Transaction,
    ) => {
      await perform(transaction, caller, params.id, body);
      return {
        data: await desk.detailOf(transaction, staffIdOf(caller), params),
        events: [{ action, subject: `request:${params.id}` as const }],
      };
    };

  /** A move of one request, which a body describes. */
  const makeMove =
    <Body>(moveOf: (body: Body) => DeskMove) =>
    async (
      { caller, params, body }: { caller: Staff; params: { id: string }; body: Body },
      transaction: Transaction,
    ) => {
      const move = moveOf(body);
      await change.move(transaction, caller, params.id, move);
      const subject = `request:${params.id}` as const;
      const action = moveActions[move.move];
      return {
        data: await desk.detailOf(transaction, staffIdOf(caller), params),
        events:
          action === undefined
            ? [{ action: 'request.moved' as const, subject, fields: [move.move] }]
            : [{ action, subject }],
      };
    };

  return {
    listDeskRequests: {
      query: async ({ caller, query }) => ({
        data: await desk.list(queries, staffIdOf(caller), query),
      }),
    },
    searchDeskRequests: {
      query: async ({ caller, query }) => {
        countSearch(caller.sessionId);
        return { data: await desk.search(queries, staffIdOf(caller), query) };
      },
    },
    getDeskRequest: {
      query: async ({ caller, params, query }) => ({
        data: await desk.detailOf(queries, staffIdOf(caller), { ...params, ...query }),
      }),
    },
    listAssignees: { query: async () => ({ data: await desk.assignees(queries) }) },
    enterDeskRequest: {
      command: async ({ caller, body }, transaction) => {
        const id = await change.enter(transaction, staffIdOf(caller), body.memberId, body.request);
        return {
          data: await desk.detailOf(transaction, staffIdOf(caller), { id }),
          events: [{ action: 'request.entered', subject: `request:${id}` }],
        };
      },
    },
    moveDeskRequest: { command: makeMove((body: DeskMove) => body) },
    previewDeskMove: {
      query: async ({ caller, params, body }) => ({
        data: await previewMove(queries, caller, params.id, body),
      }),
    },
    assignDeskRequest: { command: makeMove((body) => ({ ...body, move: 'assign' })) },
    mergeDeskRequest: { command: makeMove((body) => ({ ...body, move: 'merge' })) },
    unmergeDeskRequest: { command: makeMove((body) => ({ ...body, move: 'unmerge' })) },
    linkDeskRequest: { command: makeMove((body) => ({ ...body, move: 'link' })) },
    handOverDeskRequests: {
      command: async ({ caller, body }, transaction) => {
        const data = await handOver(transaction, caller, body);
        const fields = [body.to === null ? 'release' : 'hand_over'];
        return {
          data,
          events: data.done.map((id) => ({
            action: 'request.moved' as const,
            subject: `request:${id}` as const,
            fields,
          })),
        };
      },
    },
    writeDeskMessage: {
      command: command('request.message-sent', (...input) => change.sendMessage(...input)),
    },
    writeDeskNote: {
      command: command('request.note-written', (...input) => change.writeNote(...input)),
    },
    runMacro: {
      command: async ({ caller, params, body }, transaction) => {
        const events = await runMacro(transaction, caller, params, body);
        return { data: await desk.detailOf(transaction, staffIdOf(caller), params), events };
      },
    },
    changeDeskTags: {
      command: command<RequestTagChange, DeskCaller>(
        'request.tagged',
        (transaction, _caller, id, body) => change.changeTags(transaction, id, body),
      ),
    },
  };
}
