import { type Client, send } from '@parlour/client';
import type { RequestFile } from '@parlour/contract';
import { type DeskMove, type DeskRequestDetail, moveDeskRequest } from '@parlour/contract/staff';
import type { OfferedMove } from '../../../app/moveCopy.ts';

/** What is entered for a move. */
export interface MoveDraft {
  readonly text: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly date: string;
  /** `HH:MM`, or empty. */
  readonly time: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly endDate: string;
  /** The id of a colleague, or empty. */
  readonly assigneeId: string;
  /** By what another request is searched for, or empty. */
  readonly search: string;
  /** The other request; null until one is chosen. */
  readonly other: DeskRequestDetail['mergedInto'];
  /** The files that go with a question. */
  readonly files: readonly RequestFile[];
}

/** What is entered before anything is. */
export const emptyMove: MoveDraft = {
  text: '',
  date: '',
  time: '',
  endDate: '',
  assigneeId: '',
  search: '',
  other: null,
  files: [],
};

type Unversioned<Move> = Move extends unknown ? Omit<Move, 'version'> : never;

/** A move with all that it needs but the version. */
export type PreparedMove = Unversioned<DeskMove>;

const orNull = (value: string) => (value === '' ? null : value);

/** Returns a move with what was entered for it. */
export function prepareMove(move: OfferedMove, draft: MoveDraft): PreparedMove {
  const { date, time, endDate } = draft;
  const text = draft.text.trim();
  const words = text === '' ? {} : { text };
  switch (move) {
    case 'assign':
      return { move, assigneeId: draft.assigneeId };
    case 'link':
      return { move, otherId: draft.other?.id ?? '' };
    case 'merge':
      return { move, intoId: draft.other?.id ?? '' };
    case 'unmerge':
      return { move };
    case 'ask':
      return { move, text, fileIds: draft.files.map(({ id }) => id) };
    case 'decline':
      return { move, text };
    case 'snooze':
      return { move, until: new Date(`${date}T${time || '08:00'}`).toISOString() };
    case 'confirm':
      return { move, date, time: orNull(time), endDate: orNull(endDate), ...words };
    default:
      return { move, ...words };
  }
}

/** What a failure of these moves says in place of the words of the call. */
const failures: Readonly<Partial<Record<DeskMove['move'], string>>> = {
  assign: 'The request was not assigned.',
  link: 'The requests were not linked.',
  merge: 'The requests were not merged.',
  unmerge: 'The merge was not taken back.',
};

/** Makes a move of a request with the version that was seen, and with a key that tells it from others. */
export function sendMove(
  client: Client,
  { id, version }: Pick<DeskRequestDetail, 'id' | 'version'>,
  prepared: PreparedMove,
  idempotencyKey: string,
) {
  const failure = failures[prepared.move] ?? moveDeskRequest.failure;
  const input = { params: { id }, body: { ...prepared, version } };
  return send(client, { ...moveDeskRequest, failure }, input, { idempotencyKey });
}
