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
