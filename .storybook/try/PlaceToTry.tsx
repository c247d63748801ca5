import { lazy, Suspense } from 'react';

const Playground = lazy(async () => ({ default: (await import('./Playground.tsx')).Playground }));

/** The place to try. Its compiler is loaded here alone. */
export function PlaceToTry() {
  return (
    <Suspense>
      <Playground />
    </Suspense>
  );
}
