import pLimit, { type LimitFunction } from 'p-limit';
import { ApiError } from '../../errors/apiError.ts';
import { isDiskFull, RETRY_AFTER_FULL } from '../../platform/process/diskFull.ts';

const RETRY_AFTER = 5;

/** How many uploads there may be at once. */
interface TurnLimits {
  /** The most uploads that are read at once. */
  readonly reading: number;
  /** The most of one owner, so that no two owners can hold everybody's places. */
  readonly readingOfOwner: number;
  /** The most of one owner, with those that wait for their turn. */
  readonly ofOwner: number;
}

/**
 * Creates what lets uploads take turns.
 *
 * @param what - what is uploaded, in the plural, as a refusal names it.
 */
export function createUploadTurns(what: string, limits: TurnLimits) {
  let readingCount = 0;
  /** The turns of each owner with an upload under way. */
  const turns = new Map<string, LimitFunction>();
  const turnsOf = (owner: string): LimitFunction => {
    const known = turns.get(owner) ?? pLimit(limits.readingOfOwner);
    turns.set(owner, known);
    return known;
  };
  const tooMany = () =>
    new ApiError(
      'unavailable',
      `Too many ${what} are being uploaded. Please try again in a moment.`,
      { field: 'file', retryAfter: RETRY_AFTER },
    );
  return {
    /**
     * Runs an upload when its turn has come.
     *
     * @throws ApiError where it is one too many, or the disk is full.
     */
    async take<Result>(owner: string, receive: () => Promise<Result>): Promise<Result> {
      const takeTurn = turnsOf(owner);
      if (takeTurn.activeCount + takeTurn.pendingCount >= limits.ofOwner) throw tooMany();
      try {
        return await takeTurn(async () => {
          if (readingCount >= limits.reading) throw tooMany();
          readingCount += 1;
          try {
            return await receive();
          } finally {
            readingCount -= 1;
          }
        });
      } catch (error) {
        throw isDiskFull(error) ? diskFullError(error) : error;
      } finally {
        if (takeTurn.activeCount + takeTurn.pendingCount === 0) turns.delete(owner);
      }
    },
  };
}

/** The cause is only logged, never sent. */
const diskFullError = (cause: unknown) =>
  Object.assign(
    new ApiError('unavailable', 'There is no room for the file. Please try again later.', {
      field: 'file',
      retryAfter: RETRY_AFTER_FULL,
    }),
    { cause },
  );
