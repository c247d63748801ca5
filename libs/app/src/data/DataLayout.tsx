import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { Outlet, useLoaderData } from 'react-router';
import type { Data } from './createData.ts';

const DataContext = createContext<Data | null>(null);

/** Provides {@link Data}, loaded by its route's loader, to the screens below it. */
export function DataLayout() {
  return (
    <DataProvider data={useLoaderData<Data>()}>
      <Outlet />
    </DataProvider>
  );
}

/** Provides {@link Data} to its children. */
export function DataProvider({ data, children }: { data: Data; children: React.ReactNode }) {
  return (
    <DataContext value={data}>
      <QueryClientProvider client={data.queryClient}>{children}</QueryClientProvider>
    </DataContext>
  );
}

/** Returns the API client. Throws outside {@link DataProvider}. */
export function useClient(): Data['client'] {
  const data = use(DataContext);
  if (data === null) throw new Error('There is no DataProvider around this component.');
  return data.client;
}
