import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { MentionField } from './MentionField.tsx';

const mentionable = {
  '@': [{ value: 'Nora Bell' }, { value: 'Owen Price' }, { value: 'Åsa Ek' }],
  '#': [{ value: 'RQ-5H3N8V', detail: 'A table' }],
};

function Note({ onSearch = () => undefined }: { onSearch?: (sign: string, text: string) => void }) {
  const [value, setValue] = useState('');
  return (
    <MentionField
      label="Note"
      value={value}
      onChange={setValue}
      mentionable={mentionable}
      onSearch={onSearch}
    />
  );
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const marked = () => screen.queryByRole('option', { selected: true })?.textContent;

test('a sign opens the list, and what is typed after it narrows it', async () => {
  render(<Note />);
  await userEvent.type(field(), 'Ask @');
  expect(options()).toEqual(['Nora Bell', 'Owen Price', 'Åsa Ek']);
  expect(screen.getByRole('status').textContent).toMatch(/^3 suggestions/);
  await userEvent.type(field(), 'ow');
  expect(options()).toEqual(['Owen Price']);
  expect(field().getAttribute('aria-activedescendant')).toBe(screen.getByRole('option').id);
  await userEvent.type(field(), 'x');
  expect(options()).toEqual([]);
  expect(field().hasAttribute('aria-activedescendant')).toBe(false);
});

test('arrows and Enter write an option, and Enter is a new line again', async () => {
  render(<Note />);
  await userEvent.type(field(), 'For @{ArrowDown}');
  expect(marked()).toBe('Owen Price');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(marked()).toBe('Åsa Ek');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(field().value).toBe('For @Nora Bell ');
  expect(options()).toEqual([]);
  await userEvent.keyboard('{Enter}please');
  expect(field().value).toBe('For @Nora Bell \nplease');
});

test('a press writes an option in the middle of a text, with the cursor behind it', async () => {
  render(<Note />);
  await userEvent.type(field(), 'See  today');
  field().setSelectionRange(4, 4);
  await userEvent.keyboard('#rq');
  await userEvent.click(screen.getByRole('option'));
  expect(field().value).toBe('See #RQ-5H3N8V today');
  expect(field().selectionStart).toBe('See #RQ-5H3N8V '.length);
  expect(document.activeElement).toBe(field());
});

test('Escape closes the list until another sign, and leaving the field does', async () => {
  render(<Note />);
  await userEvent.type(field(), '@n{Escape}');
  expect(options()).toEqual([]);
  await userEvent.keyboard('o');
  expect(options()).toEqual([]);
  await userEvent.keyboard(' @');
  expect(options()).toHaveLength(3);
  await userEvent.tab({ shift: true });
  expect(options()).toEqual([]);
});

test('a sign within a word, as of an email address, opens nothing', async () => {
  render(<Note />);
  await userEvent.type(field(), 'nora@');
  expect(options()).toEqual([]);
});

test('what is typed after a sign is passed on, and keys with Ctrl and of an input method are left alone', async () => {
  const onSearch = vi.fn();
  render(<Note onSearch={onSearch} />);
  await userEvent.type(field(), '#RQ');
  expect(onSearch.mock.lastCall).toEqual(['#', 'RQ']);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(options()).toHaveLength(1);
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  expect(field().value).toBe('#RQ');
});
