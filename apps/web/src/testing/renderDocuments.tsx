import { DataProvider } from '@parlour/app/data-layout';
import { render, screen } from '@testing-library/react';
import { Documents } from '../features/documents/Documents.tsx';
import { type FakeResponse, fakeServer } from './fakeServer.ts';
import { renderApp } from './renderApp.tsx';

/** Renders the member's documents with a fake server. */
export async function renderDocuments(
  changes: Readonly<Record<string, (url: URL) => FakeResponse | Promise<FakeResponse>>> = {},
) {
  const server = fakeServer(changes);
  const { services, user } = renderApp('/nowhere');
  const data = await services.loadData();
  const { unmount } = render(
    <DataProvider data={data}>
      <Documents />
    </DataProvider>,
  );
  const section = screen.getByRole('region', { name: 'Documents' });
  // While a dialog is open the list has no accessible roles.
  const titles = () => [...section.querySelectorAll('h3')].map(({ textContent }) => textContent);
  return { ...server, ...data, section, titles, unmount, user };
}
