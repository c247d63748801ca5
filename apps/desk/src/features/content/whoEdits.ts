import type { ContentDetail, NamedPerson } from '@parlour/contract/staff';

/** How long somebody counts as editing after their last save, in milliseconds. */
const EDITS_FOR = 2 * 60_000;

/** Returns the colleague who saved the draft within the last two minutes (`desk/content-15`). Null for nobody. */
export function whoEdits({ draft }: ContentDetail, ownId: string, now: Date): NamedPerson | null {
  if (draft === null || draft.updatedBy.id === ownId) return null;
  const isRecent = now.getTime() - Date.parse(draft.updatedAt) < EDITS_FOR;
  return isRecent ? draft.updatedBy : null;
}

const list = (names: readonly string[]) => new Intl.ListFormat('en-US').format(names);

/** Says who saved the item a moment ago, and who has it open (`desk/content-15`). Empty for nobody. */
export function editorsInWords(saver: NamedPerson | null, present: readonly NamedPerson[]): string {
  const others = present.filter(({ id }) => id !== saver?.id).map(({ name }) => name);
  return [
    ...(saver === null ? [] : [`${saver.name} is editing this too.`]),
    ...(others.length === 0
      ? []
      : [`${list(others)} ${others.length === 1 ? 'has' : 'have'} this open too.`]),
  ].join(' ');
}
