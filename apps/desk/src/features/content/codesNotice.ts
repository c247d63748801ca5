import type { ContentKind } from '@parlour/contract/staff';

/** Returns what hiding a benefit means for those who have codes of it. Null where there are none. */
export function codesNotice(kind: ContentKind, holders: number): string | null {
  return kind === 'benefit' && holders > 0
    ? 'Members have codes of it. They stay valid and are still shown to them.'
    : null;
}
