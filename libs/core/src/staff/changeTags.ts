import type { RequestTagChange } from '@parlour/contract/staff';

/** Returns the tags of a request after a change: each once, in order (core/staff-8). */
export function changeTags(
  tags: readonly string[],
  { added, removed }: RequestTagChange,
): string[] {
  const left = tags.filter((tag) => !removed.includes(tag));
  return [...new Set([...left, ...added])].toSorted();
}
