import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { MenuIcon } from '../Icon/Icon.tsx';
import { IconButton } from './IconButton.tsx';

test('it is called by its label and says whether what it opens is open', async () => {
  const onClick = vi.fn();
  render(<IconButton label="Menu" icon={<MenuIcon />} expanded={false} onClick={onClick} />);
  await userEvent.click(screen.getByRole('button', { name: 'Menu', expanded: false }));
  expect(onClick).toHaveBeenCalledOnce();
});
