import { lazyOrNothing } from '@parlour/app/routing';
import { type ComponentType, Suspense } from 'react';

/**
 * Returns a part of a page, as a dialog, whose code loads when it is first shown. Until then nothing is shown in its place,
 * also if it can't be loaded.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazyOrNothing(load);
  return function LazyPart(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
