import { afterEach, expect, test, vi } from 'vitest';
import type { CheckedRow, ImportRow } from './checkImport.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Starts the worker and returns its response to a message. */
const ask = async (rows: readonly ImportRow[]): Promise<readonly CheckedRow[]> => {
  const posted = vi.fn<(checked: readonly CheckedRow[]) => void>();
  const listeners: ((event: { data: readonly ImportRow[] }) => void)[] = [];
  vi.stubGlobal('postMessage', posted);
  vi.stubGlobal('addEventListener', (_: 'message', listener: (typeof listeners)[number]) =>
    listeners.push(listener),
  );
  vi.resetModules();
  await import('./worker.ts');
  for (const listener of listeners) listener({ data: rows });
  return posted.mock.calls[0]![0];
};

const euros = (name: string, price: number | null, maxPrice: number | null = null): ImportRow => ({
  name,
  price,
  maxPrice,
  currencyCode: 'EUR',
});

test('the worker checks the prices and slugs of an import', async () => {
  expect(
    await ask([
      euros('Café Zoë', 90, 140),
      euros('Cafe Zoe', 12.5),
      euros('!!!', null),
      euros('Vase', -1),
      euros('Bowl', 20, 10),
    ]),
  ).toEqual([
    { slug: 'cafe-zoe', price: '€90 - €140', issues: [] },
    { slug: 'cafe-zoe-2', price: '€12.50', issues: ['The slug cafe-zoe is taken.'] },
    {
      slug: 'vendor',
      price: 'Price available upon request',
      issues: ['The name has neither a letter nor a digit.'],
    },
    { slug: 'vase', price: '€-1', issues: ['Price must be an amount.'] },
    { slug: 'bowl', price: '€10 - €20', issues: ['Highest price must be above the price.'] },
  ]);
});
