import { type ComponentType, lazy } from 'react';

/**
 * Returns a component whose code loads when it is first shown. If the code can't be loaded, nothing is shown in its place,
 * and the page stays.
 */
export function lazyOrNothing<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: () => null }),
    ),
  );
}
