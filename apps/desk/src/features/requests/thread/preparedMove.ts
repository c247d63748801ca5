import { type Client, send } from '@parlour/client';
import type { RequestFile } from '@parlour/contract';
import {
  type DeskMove,
  type DeskRequestDetail,
  formerCalls,
  moveDeskRequest,
} from '@parlour/contract/staff';
import { formatOccasion } from '@parlour/core';
import type { OfferedMove } from '../../../app/moveCopy.ts';

/** What is entered for a move. */
export interface MoveDraft {
  readonly text: string;
  /** A day and a time in words, or empty. What was understood of it is in the next two. */
  readonly when: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly date: string;
  /** `HH:MM`, or empty. */
  readonly time: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly endDate: string;
  /** `HH:MM`, or empty. */
  readonly endTime: string;
  /** For how many a confirmation is, in words, or empty. */
  readonly party: string;
  /** Where it is, or empty. */
  readonly place: string;
  /** The street and town of the place, or empty. */
  readonly address: string;
  /** The number of the house, or empty. */
  readonly confirmationNumber: string;
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
  when: '',
  date: '',
  time: '',
  endDate: '',
  endTime: '',
  party: '',
  place: '',
  address: '',
  confirmationNumber: '',
  assigneeId: '',
  search: '',
  other: null,
  files: [],
};

type Unversioned<Move> = Move extends unknown ? Omit<Move, 'version'> : never;

/** A move with all that it needs but the version. A merge is stored as the release before stores it. */
export type PreparedMove =
  | Exclude<Unversioned<DeskMove>, { readonly move: 'merge' | 'link' }>
  | { readonly move: 'merge' | 'link'; readonly otherId: string };

/**
 * Returns what a move begins with: a confirmation with what the request says of it, a question and a decline with what they are
 * about (`desk/requests/thread-7`).
 */
export function beginMove(
  move: OfferedMove,
  { suggestedConfirmation }: Pick<DeskRequestDetail, 'suggestedConfirmation'>,
): MoveDraft {
  if (suggestedConfirmation === undefined) return emptyMove;
  if (move === 'ask' || move === 'decline') {
    const occasion = formatOccasion(suggestedConfirmation, '');
    return occasion === '' ? emptyMove : { ...emptyMove, text: `${occasion}: ` };
  }
  if (move !== 'confirm') return emptyMove;
  const { date, time, endDate, endTime, party, place, address, confirmationNumber } =
    suggestedConfirmation;
  return {
    ...emptyMove,
    date: date ?? '',
    time: time ?? '',
    endDate: endDate ?? '',
    endTime: endTime ?? '',
    party: party ?? '',
    place: place ?? '',
    address: address ?? '',
    confirmationNumber: confirmationNumber ?? '',
  };
}

const orNull = (value: string) => value.trim() || null;

/** Returns a move with what was entered for it. */
export function prepareMove(move: OfferedMove, draft: MoveDraft): PreparedMove {
  const { date, time, endDate } = draft;
  const text = draft.text.trim();
  const words = text === '' ? {} : { text };
  switch (move) {
    case 'assign':
      return { move, assigneeId: draft.assigneeId };
    case 'link':
    case 'merge':
      return { move, otherId: draft.other?.id ?? '' };
    case 'unmerge':
      return { move };
    case 'ask':
      return { move, text, fileIds: draft.files.map(({ id }) => id) };
    case 'decline':
      return { move, text };
    case 'snooze':
      return { move, until: new Date(`${date}T${time || '08:00'}`).toISOString() };
    case 'confirm':
      return {
        move,
        date,
        time: orNull(time),
        endDate: orNull(endDate),
        // A time that is taken out takes the end with it.
        endTime: time === '' ? null : orNull(draft.endTime),
        party: orNull(draft.party),
        place: orNull(draft.place),
        address: orNull(draft.address),
        confirmationNumber: orNull(draft.confirmationNumber),
        ...words,
      };
    default:
      return { move, ...words };
  }
}

/** Returns what the server renders the email of a move from. Null for a move without words to the member. */
export function previewedMove(prepared: PreparedMove, version: number): DeskMove | null {
  switch (prepared.move) {
    case 'assign':
    case 'link':
    case 'merge':
    case 'unmerge':
      return null;
    default:
      return { ...prepared, version };
  }
}

/** Makes a move of a request with the version that was seen, and with a key that tells it from others. */
export function sendMove(
  client: Client,
  { id, version }: Pick<DeskRequestDetail, 'id' | 'version'>,
  prepared: PreparedMove,
  idempotencyKey: string,
) {
  const { assignDeskRequest, linkDeskRequest, mergeDeskRequest, unmergeDeskRequest } = formerCalls;
  const params = { id };
  const options = { idempotencyKey };
  switch (prepared.move) {
    case 'assign': {
      const body = { version, assigneeId: prepared.assigneeId };
      return send(client, assignDeskRequest, { params, body }, options);
    }
    case 'link':
      return send(
        client,
        linkDeskRequest,
        { params, body: { otherId: prepared.otherId } },
        options,
      );
    case 'merge': {
      const body = { version, intoId: prepared.otherId };
      return send(client, mergeDeskRequest, { params, body }, options);
    }
    case 'unmerge':
      return send(client, unmergeDeskRequest, { params, body: { version } }, options);
    default:
      return send(client, moveDeskRequest, { params, body: { ...prepared, version } }, options);
  }
}
