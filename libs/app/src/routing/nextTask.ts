/** Resolves in a task of its own, so that the browser can respond to its user before what follows. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
