import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Drawer } from './Drawer.tsx';

test('it is a dialog with the menu inside, and Escape asks to close it', async () => {
  const onClose = vi.fn();
  render(
    <Drawer open title="Menu" onClose={onClose}>
      <TextLink href="/events">Events</TextLink>
    </Drawer>,
  );
  const drawer = await screen.findByRole('dialog', { name: 'Menu' });
  await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledWith('escape');
});

test('the cross closes it', async () => {
  const onClose = vi.fn();
  render(
    <Drawer open title="Menu" onClose={onClose}>
      <TextLink href="/events">Events</TextLink>
    </Drawer>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledWith('close');
});

test('on closing, the focus goes where it is told, else to where it came from', async () => {
  const page = (open: boolean, finalFocus?: () => HTMLElement) => (
    <>
      <button>Open menu</button>
      <h1 tabIndex={-1}>Events</h1>
      <Drawer open={open} title="Menu" onClose={vi.fn()} finalFocus={finalFocus}>
        <TextLink href="/events">Events</TextLink>
      </Drawer>
    </>
  );
  const { rerender } = render(page(false));
  const opener = screen.getByRole('button', { name: 'Open menu' });
  const heading = screen.getByRole('heading', { name: 'Events' });
  opener.focus();
  for (const [told, expected] of [
    [() => heading, heading],
    [undefined, opener],
  ] as const) {
    opener.focus();
    rerender(page(true, told));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
    rerender(page(false, told));
    await waitFor(() => expect(document.activeElement).toBe(expected));
  }
});
