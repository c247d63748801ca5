import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { createAppLink } from './AppLink.tsx';

function renderLink() {
  const prefetch = vi.fn();
  const AppLink = createAppLink(prefetch);
  render(
    <MemoryRouter>
      <AppLink href="/events" state={{ from: 'home' }}>
        Events
      </AppLink>
    </MemoryRouter>,
  );
  return prefetch;
}

test('hovering or focusing a link prefetches its page with its state', async () => {
  const prefetch = renderLink();
  await userEvent.hover(screen.getByRole('link'));
  expect(prefetch.mock.calls).toEqual([['/events', { from: 'home' }]]);
  await userEvent.tab();
  expect(prefetch).toHaveBeenCalledTimes(2);
});

test.each([{ saveData: true }, { effectiveType: 'slow-2g' }])(
  'app/pictures-5: a link prefetches nothing on %j',
  async (connection) => {
    vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: connection } }));
    const prefetch = renderLink();
    await userEvent.hover(screen.getByRole('link'));
    await userEvent.tab();
    expect(prefetch).not.toHaveBeenCalled();
  },
);
