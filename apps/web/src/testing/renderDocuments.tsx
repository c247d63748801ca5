import { render, screen } from '@testing-library/react';
import { DataProvider } from '../data/DataLayout.tsx';
import { Documents } from '../documents/Documents.tsx';
import { type Answer, fakeServer } from './fakeServer.ts';
import { renderApp } from './renderApp.tsx';

/** Renders the member's documents with a fake server. */
export async function renderDocuments(
  changes: Readonly<Record<string, (url: URL) => Answer | Promise<Answer>>> = {},
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
