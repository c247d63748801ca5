import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ScrollToTop } from './ScrollToTop.tsx';

test('it shows once the reader has come far enough down, and leads back', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  render(
    <>
      <main>
        <h1>Events</h1>
      </main>
      <ScrollToTop threshold={500} />
    </>,
  );
  expect(screen.queryByRole('button')).toBeNull();
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(501);
  fireEvent.scroll(window);
  await userEvent.click(screen.getByRole('button', { name: 'Scroll to top' }));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Events' }));
});
