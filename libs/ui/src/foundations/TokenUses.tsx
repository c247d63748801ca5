import { lazy, Suspense } from 'react';

const Table = lazy(async () => ({ default: (await import('./TokenUseTable.tsx')).TokenUseTable }));

/** Where the styles use each token. The styles are read only for this. */
export function TokenUses() {
  return (
    <Suspense fallback={<p>Reading the styles…</p>}>
      <Table />
    </Suspense>
  );
}
