const PARKED_DRAFT_LIFETIME = 24 * 60 * 60 * 1000;

/**
 * Whether a parked draft can no longer be taken back (core/forms-9). Its sealed text begins with the time when it was parked,
 * in milliseconds since 1970.
 */
export function isParkedTimeOver(sealedDraft: string, now: number): boolean {
  const parkedAt = Number.parseInt(sealedDraft, 10);
  // A clock that was set back a little drops nothing. An unreadable time is over.
  return !(Math.abs(now - parkedAt) < PARKED_DRAFT_LIFETIME);
}
