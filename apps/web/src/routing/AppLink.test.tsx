import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { createAppLink } from './AppLink.tsx';

function showLink() {
  const warm = vi.fn();
  const AppLink = createAppLink(warm);
  render(
    <MemoryRouter>
      <AppLink href="/events">Events</AppLink>
    </MemoryRouter>,
  );
  return warm;
}

test('pointing at a link or focusing it warms what it leads to', async () => {
  const warm = showLink();
  await userEvent.hover(screen.getByRole('link'));
  expect(warm.mock.calls).toEqual([['/events']]);
  await userEvent.tab();
  expect(warm).toHaveBeenCalledTimes(2);
});

test.each([{ saveData: true }, { effectiveType: 'slow-2g' }])(
  'PC5: a link loads nothing ahead on %j',
  async (connection) => {
    vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: connection } }));
    const warm = showLink();
    await userEvent.hover(screen.getByRole('link'));
    await userEvent.tab();
    expect(warm).not.toHaveBeenCalled();
  },
);
