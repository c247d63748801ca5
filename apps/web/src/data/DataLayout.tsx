import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { Outlet, useLoaderData } from 'react-router';
import type { Data } from './createData.ts';

const DataContext = createContext<Data | null>(null);

/** Gives the screens below it the calls and their cache; its route's loader has loaded both. */
export function DataLayout() {
  return (
    <DataProvider data={useLoaderData<Data>()}>
      <Outlet />
    </DataProvider>
  );
}

/** The same for whatever is drawn inside it. */
export function DataProvider({ data, children }: { data: Data; children: React.ReactNode }) {
  return (
    <DataContext value={data}>
      <QueryClientProvider client={data.queryClient}>{children}</QueryClientProvider>
    </DataContext>
  );
}

/** The client that the calls take. Throws outside {@link DataProvider}. */
export function useClient(): Data['client'] {
  const data = use(DataContext);
  if (data === null) throw new Error('There is no DataProvider around this component.');
  return data.client;
}
