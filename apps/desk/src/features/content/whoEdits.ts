import type { ContentDetail } from '@parlour/contract/staff';

/** How long somebody counts as editing after their last save, in milliseconds. */
const EDITS_FOR = 2 * 60_000;

/** Returns the name of a colleague who saved the draft within the last two minutes (`DKO15`). Null for nobody. */
export function whoEdits({ draft }: ContentDetail, ownId: string, now: Date): string | null {
  if (draft === null || draft.updatedBy.id === ownId) return null;
  const isRecent = now.getTime() - Date.parse(draft.updatedAt) < EDITS_FOR;
  return isRecent ? draft.updatedBy.name : null;
}
