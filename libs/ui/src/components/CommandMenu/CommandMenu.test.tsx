import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { type CommandGroup, CommandMenu } from './CommandMenu.tsx';

const takeIt = vi.fn();
const snooze = vi.fn();

const groups: readonly CommandGroup[] = [
  { label: 'Go to', commands: [{ id: 'members', label: 'Members', onSelect: vi.fn() }] },
  {
    label: 'This request',
    commands: [
      { id: 'take', label: 'Take', keys: ['t'], onSelect: takeIt },
      { id: 'snooze', label: 'Snooze', onSelect: snooze },
    ],
  },
];

function Page({ onSearch }: { onSearch?: (text: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <CommandMenu
        open={isOpen}
        label="Commands"
        groups={groups}
        {...(onSearch === undefined ? {} : { onSearch })}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

const namesOf = (options: readonly HTMLElement[]) => options.map(({ textContent }) => textContent);

test('typed words leave the commands that have each of them, the name of the group included', async () => {
  render(<Page />);
  fireEvent.click(screen.getByText('Open'));
  const field = await screen.findByRole('combobox', { name: 'Commands' });
  expect(screen.getAllByRole('option')).toHaveLength(3);
  fireEvent.change(field, { target: { value: 'réquest SNOO' } });
  await waitFor(() => expect(namesOf(screen.getAllByRole('option'))).toEqual(['Snooze ']));
  fireEvent.change(field, { target: { value: 'zebra' } });
  await screen.findByText('Nothing found.');
});

test('a command runs once the menu is closed and the focus is back', async () => {
  let focused: Element | null = null;
  takeIt.mockImplementation(() => {
    focused = document.activeElement;
  });
  render(<Page />);
  const opener = screen.getByText('Open');
  opener.focus();
  fireEvent.click(opener);
  fireEvent.click(await screen.findByRole('option', { name: /^Take/ }));
  await waitFor(() => expect(takeIt).toHaveBeenCalledOnce());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(focused).toBe(opener);
  expect(snooze).not.toHaveBeenCalled();
});

test('Enter chooses the first command, and what is typed is told', async () => {
  const onSearch = vi.fn();
  takeIt.mockReset();
  render(<Page onSearch={onSearch} />);
  fireEvent.click(screen.getByText('Open'));
  const field = await screen.findByRole('combobox', { name: 'Commands' });
  fireEvent.change(field, { target: { value: 'take' } });
  expect(onSearch).toHaveBeenLastCalledWith('take');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(takeIt).toHaveBeenCalledOnce());
});
