import { afterEach, beforeEach, vi } from 'vitest';

/** Removes, after each test of a file, the listeners that the test has left at the window and the document. */
export function removeListenersAfterEach(): void {
  const removals: (() => void)[] = [];
  beforeEach(() => {
    for (const target of [window, document]) {
      const add = target.addEventListener.bind(target);
      const spy = vi
        .spyOn(target, 'addEventListener')
        .mockImplementation(
          (type: string, listener: EventListenerOrEventListenerObject, options) => {
            add(type, listener, options);
            removals.push(() => target.removeEventListener(type, listener));
          },
        );
      removals.push(() => spy.mockRestore());
    }
  });
  afterEach(() => {
    for (const remove of removals.splice(0)) remove();
  });
}
