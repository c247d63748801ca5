import { type ComponentType, lazy } from 'react';

/** Returns a component whose code loads when it is first shown, and another one in its place if that fails. */
export function lazyOr<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failed: ComponentType<Props>,
) {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: Failed }),
    ),
  );
}

/**
 * Returns a component whose code loads when it is first shown. If the code can't be loaded, nothing is shown in its place,
 * and the page stays.
 */
export function lazyOrNothing<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyOr(load, () => null);
}
