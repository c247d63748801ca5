/** Whether a link of the app gave the present page something to know, which the server could not. */
export const hasNavigationState = ({ state }: History): boolean => {
  const entry: unknown = state;
  if (typeof entry !== 'object' || entry === null || !('usr' in entry)) return false;
  return entry.usr !== undefined && entry.usr !== null;
};
