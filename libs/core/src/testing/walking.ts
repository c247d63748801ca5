/**
 * Whether a walk over a machine's graph may send an event in this state: the end of an actor's work is possible only
 * while the actor is there, and nothing is once the machine is done. A `filterEvents` of `xstate/graph`.
 */
export const isPossible = (
  { status, children }: { readonly status: string; readonly children: object },
  { type }: { readonly type: string },
): boolean => {
  const actor = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1];
  return status === 'active' && (actor === undefined || Object.hasOwn(children, actor));
};
