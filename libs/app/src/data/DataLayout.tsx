import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { Outlet, useLoaderData } from 'react-router';
import type { CachedCalls } from './createData.ts';

const DataContext = createContext<CachedCalls | null>(null);

/** Provides {@link CachedCalls}, loaded by its route's loader, to the screens below it. */
export function DataLayout() {
  return (
    <DataProvider data={useLoaderData<CachedCalls>()}>
      <Outlet />
    </DataProvider>
  );
}

/** Provides {@link CachedCalls} to its children. */
export function DataProvider({ data, children }: { data: CachedCalls; children: React.ReactNode }) {
  return (
    <DataContext value={data}>
      <QueryClientProvider client={data.queryClient}>{children}</QueryClientProvider>
    </DataContext>
  );
}

/** Returns the API client. Throws outside {@link DataProvider}. */
export function useClient(): CachedCalls['client'] {
  const data = use(DataContext);
  if (data === null) throw new Error('There is no DataProvider around this component.');
  return data.client;
}
