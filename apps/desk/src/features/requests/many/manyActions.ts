import type { CallFailure, Result } from '@parlour/contract';
import { type Client, send } from '@parlour/client';
import {
  changeDeskTags,
  type DeskMove,
  type DeskRequest,
  handOverDeskRequests,
  moveDeskRequest,
} from '@parlour/contract/staff';
import { shownSubject } from '@parlour/core';

/** What is done with several requests at once, in the order of the buttons. */
export const manyActions = ['hand_over', 'tag', 'snooze', 'complete', 'cancel'] as const;
/** What is done with several requests at once. */
export type ManyAction = (typeof manyActions)[number];

/** A request as it was chosen. */
export type ChosenRequest = Pick<DeskRequest, 'id' | 'version' | 'reference' | 'subject'>;

/** Something that is done with several requests. */
export interface ManyTask {
  readonly action: ManyAction;
  readonly requests: readonly ChosenRequest[];
}

/** What is entered for all of them. */
export interface ManyDraft {
  /** The id of who gets them, `queue`, or empty. */
  readonly to: string;
  readonly text: string;
  readonly tag: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly date: string;
  /** `HH:MM`, or empty. */
  readonly time: string;
}

/** What is entered before anything is. */
export const emptyDraft: ManyDraft = { to: '', text: '', tag: '', date: '', time: '' };

/** The value of the queue among those who can get requests. */
export const QUEUE = 'queue';

/** A request that was refused. */
interface RefusedRequest {
  readonly id: string;
  /** Its reference and subject. */
  readonly name: string;
  /** Why. */
  readonly message: string;
}

/** What became of each. */
export interface ManyResult {
  readonly done: readonly string[];
  readonly refused: readonly RefusedRequest[];
}

/** Returns how a chosen request is called. */
function nameOfChosen({ reference, subject }: Omit<ChosenRequest, 'id' | 'version'>) {
  return `${reference} · ${shownSubject(subject)}`;
}

function moveOf(action: 'snooze' | 'complete' | 'cancel', version: number, draft: ManyDraft) {
  const { date, time } = draft;
  const text = draft.text.trim();
  const move: DeskMove =
    action === 'snooze'
      ? { move: action, version, until: new Date(`${date}T${time || '08:00'}`).toISOString() }
      : { move: action, version, ...(text === '' ? {} : { text }) };
  return move;
}

async function handOver(
  client: Client,
  { requests }: ManyTask,
  { to, text }: ManyDraft,
  idempotencyKey: string,
): Promise<Result<ManyResult, CallFailure>> {
  const body = {
    requests: requests.map(({ id, version }) => ({ id, version })),
    to: to === QUEUE ? null : to,
    text,
  };
  const result = await send(client, handOverDeskRequests, { body }, { idempotencyKey });
  if (!result.ok) return result;
  const { done, refused } = result.value;
  const names = new Map(requests.map((request) => [request.id, nameOfChosen(request)]));
  return {
    ok: true,
    value: {
      done,
      refused: refused.map(({ id, message }) => ({ id, name: names.get(id) ?? id, message })),
    },
  };
}

/**
 * Does something with several requests, one after another where no call does it at once. What the server refuses is named, and the
 * others go on (`desk/requests/many-2`). Without a sure response it fails, and the same key does the rest (`desk/requests/many-3`).
 */
export async function doMany(
  client: Client,
  task: ManyTask,
  draft: ManyDraft,
  idempotencyKey: string,
): Promise<Result<ManyResult, CallFailure>> {
  const { action, requests } = task;
  if (action === 'hand_over') return handOver(client, task, draft, idempotencyKey);
  const done: string[] = [];
  const refused: RefusedRequest[] = [];
  for (const request of requests) {
    const { id, version } = request;
    const params = { id };
    const options = { idempotencyKey: `${idempotencyKey}-${id}` };
    const result = await (action === 'tag'
      ? send(
          client,
          changeDeskTags,
          { params, body: { added: [draft.tag.trim().toLowerCase()], removed: [] } },
          options,
        )
      : send(client, moveDeskRequest, { params, body: moveOf(action, version, draft) }, options));
    if (result.ok) done.push(id);
    else if (result.failure.kind !== 'domain' || result.failure.code === 'unauthenticated') {
      return result;
    } else refused.push({ id, name: nameOfChosen(request), message: result.failure.message });
  }
  return { ok: true, value: { done, refused } };
}
