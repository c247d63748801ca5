import type { Redemption } from '@parlour/contract';
import { isCodeValid } from './validity.ts';

/** A member's codes in display order; each is in one of the two lists. */
export interface OwnCodes {
  /** The one that ends first comes first. */
  readonly valid: readonly Redemption[];
  /** Ended, the latest first. */
  readonly past: readonly Redemption[];
}

const byEnd = (one: Redemption, other: Redemption): number =>
  Date.parse(one.expiresAt) - Date.parse(other.expiresAt) ||
  (one.benefit.id < other.benefit.id ? -1 : 1);

/** Splits a member's codes into valid and past ones (core/benefits-6). */
export function splitOwnCodes(redemptions: readonly Redemption[], now: Date): OwnCodes {
  const sorted = redemptions.toSorted(byEnd);
  return {
    valid: sorted.filter((code) => isCodeValid(code, now)),
    past: sorted.filter((code) => !isCodeValid(code, now)).toReversed(),
  };
}

/** Returns the member's valid codes by the id of their benefit (core/benefits-6). */
export function validCodesByBenefit(
  redemptions: readonly Redemption[],
  now: Date,
): ReadonlyMap<string, Redemption> {
  const { valid } = splitOwnCodes(redemptions, now);
  return new Map(valid.map((code) => [code.benefit.id, code]));
}

/** Returns the list with a code that has just been made or fetched, in place of the one before (core/benefits-6). */
export function withRedemption(
  redemptions: readonly Redemption[],
  redemption: Redemption,
): Redemption[] {
  const others = redemptions.filter(({ benefit }) => benefit.id !== redemption.benefit.id);
  return [redemption, ...others];
}
