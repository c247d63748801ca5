import { DataProvider } from '@parlour/app/data-layout';
import { screen } from '@testing-library/react';
import { ServicesProvider } from '../app/ServicesProvider.tsx';
import { Documents } from '../features/documents/Documents.tsx';
import { type FakeHandlers, fakeApi } from './fakeApi.ts';
import { renderApp } from './renderApp.tsx';
import { renderRouted } from './renderRouted.tsx';

/** Renders the member's documents with the fake API. */
export async function renderDocuments(handlers: FakeHandlers = {}) {
  const server = fakeApi(handlers);
  const { services, user } = renderApp('/nowhere');
  const data = await services.loadData();
  const { router, unmount } = renderRouted(
    <ServicesProvider value={services}>
      <DataProvider data={data}>
        <Documents />
      </DataProvider>
    </ServicesProvider>,
  );
  const section = screen.getByRole('region', { name: 'Documents' });
  // While a dialog is open the list has no accessible roles.
  const titles = () => [...section.querySelectorAll('h3')].map(({ textContent }) => textContent);
  return { ...server, ...data, section, titles, router, unmount, user };
}
