import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { SortableList } from './SortableList.tsx';

const onMoveToSection = vi.fn();

function Guide({ disabled = false }: { disabled?: boolean }) {
  const [items, setItems] = useState<readonly string[]>(['One', 'Two', 'Three', 'Four']);
  return (
    <SortableList
      label="Sections"
      items={items}
      keyOf={(item) => item}
      nameOf={(item) => item}
      onChange={setItems}
      sections={[{ key: 'other', label: 'Other gifts' }]}
      onMoveToSection={onMoveToSection}
      disabled={disabled}
    >
      {(item) => item}
    </SortableList>
  );
}

const handle = (name: string) =>
  screen.getByRole('button', { name: new RegExp(`^Move ${name}, `), hidden: true });
const order = () =>
  screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent);

async function choose(name: string, action: string) {
  await userEvent.click(handle(name));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

test.each([
  ['Two', 'Move up', ['Two', 'One', 'Three', 'Four'], 'Two moved to 1 of 4'],
  ['Two', 'Move down', ['One', 'Three', 'Two', 'Four'], 'Two moved to 3 of 4'],
  ['Three', 'Move to top', ['Three', 'One', 'Two', 'Four'], 'Three moved to 1 of 4'],
  ['One', 'Move to bottom', ['Two', 'Three', 'Four', 'One'], 'One moved to 4 of 4'],
])('%s: %s, which is announced, and its handle has the focus', async (name, action, then, said) => {
  render(<Guide />);
  await choose(name, action);
  expect(order()).toEqual(then);
  expect(screen.getByText(said).getAttribute('role')).toBe('status');
  await waitFor(() => expect(document.activeElement).toBe(handle(name)));
});

test('a handle says its place, and the first row cannot go up', async () => {
  render(<Guide />);
  await userEvent.click(screen.getByRole('button', { name: 'Move One, 1 of 4' }));
  const up = await screen.findByRole('menuitem', { name: 'Move up' });
  expect(up.getAttribute('aria-disabled')).toBe('true');
});

test('a row moves to a typed position, and to none that is not there', async () => {
  render(<Guide />);
  await choose('Four', 'Move to position...');
  const position = await screen.findByLabelText('Position');
  await userEvent.type(position, '9{Enter}');
  expect(screen.getByText('There are positions from 1 to 4.')).toBeTruthy();
  await userEvent.clear(position);
  await userEvent.type(position, '2{Enter}');
  expect(order()).toEqual(['One', 'Four', 'Two', 'Three']);
  await waitFor(() => expect(document.activeElement).toBe(handle('Four')));
});

test('a row moves to another section', async () => {
  render(<Guide />);
  await choose('Two', 'Move to Other gifts');
  expect(onMoveToSection).toHaveBeenCalledExactlyOnceWith('Two', 'other');
  expect(screen.getByText('Two moved to Other gifts')).toBeTruthy();
});

test('while it is disabled no handle opens', async () => {
  render(<Guide disabled />);
  await userEvent.click(handle('One'));
  expect(screen.queryByRole('menuitem')).toBeNull();
});
