import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Menu } from './Menu.tsx';

function showMenu(disabled = false) {
  const [onAssign, onMerge] = [vi.fn(), vi.fn()];
  const { baseElement } = render(
    <Menu
      label="Actions"
      disabled={disabled}
      items={[
        { id: 'assign', label: 'Assign', shortcut: 'a', onSelect: onAssign },
        { id: 'merge', label: 'Merge', disabled: true, onSelect: onMerge },
      ]}
    />,
  );
  return { onAssign, onMerge, baseElement };
}

const button = () => screen.getByRole('button', { name: 'Actions' });

test('by keyboard: open, choose, and the focus is back on the button', async () => {
  const { onAssign } = showMenu();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menu');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Assign' })),
  );
  await userEvent.keyboard('{Enter}');
  expect(onAssign).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button()));
});

test('the key of an action is not part of its name', async () => {
  showMenu();
  await userEvent.click(button());
  const assign = await screen.findByRole('menuitem', { name: 'Assign' });
  expect(assign.getAttribute('aria-keyshortcuts')).toBe('a');
  expect(within(assign).getByText('a', { selector: 'kbd' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: /a$/ })).toBeNull();
});

test('what is on is checked, and turning it leaves the menu open', async () => {
  const onDay = vi.fn();
  const items = [{ id: 'day', label: 'Day', isChecked: true, onSelect: onDay }];
  render(<Menu label="Columns" items={items} />);
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  const day = await screen.findByRole('menuitemcheckbox', { name: 'Day' });
  expect(day.getAttribute('aria-checked')).toBe('true');
  await userEvent.click(day);
  expect(onDay).toHaveBeenCalledOnce();
  expect(screen.getByRole('menu')).toBeTruthy();
});

test('Escape chooses nothing', async () => {
  const { onAssign } = showMenu();
  await userEvent.click(button());
  await screen.findByRole('menu');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(onAssign).not.toHaveBeenCalled();
});

test('an action that is not possible does nothing', async () => {
  const { onMerge } = showMenu();
  await userEvent.click(button());
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Merge' }));
  expect(onMerge).not.toHaveBeenCalled();
});

test('a disabled menu does not open', async () => {
  showMenu(true);
  await userEvent.click(button());
  expect(screen.queryByRole('menu')).toBeNull();
});

test('it writes no style element, which the policy of the site would refuse', async () => {
  const { baseElement } = showMenu();
  await userEvent.click(button());
  await screen.findByRole('menu');
  expect(baseElement.querySelector('style')).toBeNull();
});

test('two actions of the same name are two, and each does its own', async () => {
  const [onFirst, onSecond] = [vi.fn(), vi.fn()];
  const complain = vi.spyOn(console, 'error');
  render(
    <Menu
      label="Actions"
      items={[
        { id: 'r1', label: 'Table booked', onSelect: onFirst },
        { id: 'r2', label: 'Table booked', onSelect: onSecond },
      ]}
    />,
  );
  await userEvent.click(button());
  const [, second] = await screen.findAllByRole('menuitem', { name: 'Table booked' });
  await userEvent.click(second!);
  expect(onSecond).toHaveBeenCalledOnce();
  expect(onFirst).not.toHaveBeenCalled();
  // React names keys that are not unique.
  expect(complain).not.toHaveBeenCalled();
});
