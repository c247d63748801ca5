import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { MenuIcon } from '../../icons/navigationIcons.tsx';
import { IconButton } from './IconButton.tsx';

test('it is called by its label and says whether what it opens is open', async () => {
  const onClick = vi.fn();
  render(<IconButton label="Menu" icon={<MenuIcon />} expanded={false} onClick={onClick} />);
  await userEvent.click(screen.getByRole('button', { name: 'Menu', expanded: false }));
  expect(onClick).toHaveBeenCalledOnce();
});

test('while it is pending it answers to no press, and keeps the focus', async () => {
  const onClick = vi.fn();
  const button = { label: 'Close', icon: <MenuIcon />, onClick };
  const { rerender } = render(<IconButton {...button} />);
  await userEvent.tab();
  rerender(<IconButton {...button} isPending />);
  const close = screen.getByRole('button', { name: 'Close' });
  expect(document.activeElement).toBe(close);
  expect(close.getAttribute('aria-disabled')).toBe('true');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(close);
  expect(onClick).not.toHaveBeenCalled();
});
