/** Whether a link within the app passed state to the current page. The server can't know it. */
export function hasNavigationState({ state }: History): boolean {
  const entry: unknown = state;
  if (typeof entry !== 'object' || entry === null || !('usr' in entry)) return false;
  return entry.usr !== undefined && entry.usr !== null;
}
