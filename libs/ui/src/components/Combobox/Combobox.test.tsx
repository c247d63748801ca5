import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ReadOnlyFields } from '../../behavior/ReadOnlyFields.tsx';
import { Combobox, type ComboboxProps } from './Combobox.tsx';
import type { ComboboxOption } from '../../parts/ComboboxResults.tsx';

const alba = { value: 'a', label: 'Alba', detail: 'Milan' };
const sora = { value: 's', label: 'Sora', picture: 'data:,' };

const [onChange, onSearch] = [vi.fn(), vi.fn()];

function Vendor(props: Partial<ComboboxProps>) {
  const [value, setValue] = useState<ComboboxOption | null>(props.value ?? null);
  return (
    <Combobox
      label="Vendor"
      hint="Of the benefit."
      results={[alba, sora]}
      onSearch={onSearch}
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

function showField(props: Partial<ComboboxProps> = {}) {
  onChange.mockClear();
  onSearch.mockClear();
  return render(<Vendor {...props} />);
}

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Vendor' });

test('it is called by its label, described by its hint, and inserts no style element', async () => {
  const before = document.querySelectorAll('style').length;
  showField({ error: 'It is hidden.', required: true });
  expect(screen.getByRole('combobox', { description: 'Of the benefit. It is hidden.' })).toBe(
    input(),
  );
  expect(input().getAttribute('aria-invalid')).toBe('true');
  await userEvent.click(input());
  await screen.findAllByRole('option');
  expect(document.querySelectorAll('style')).toHaveLength(before);
});

test('the list opens with what an empty search finds, typing searches, and Enter chooses', async () => {
  showField();
  await userEvent.click(input());
  expect(onSearch.mock.calls).toEqual([['']]);
  await userEvent.type(input(), 'so');
  expect(onSearch.mock.calls.slice(1)).toEqual([['s'], ['so']]);
  await screen.findByRole('option', { name: 'Alba Milan' });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(sora);
  await waitFor(() => expect(input().value).toBe('Sora'));
  expect(onSearch).toHaveBeenCalledTimes(3);
});

test('Enter chooses the first result of what is typed, and never sends the form around it', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const Form = ({ results }: Pick<ComboboxProps, 'results'>) => (
    <form onSubmit={onSubmit}>
      <Vendor results={results} value={alba} />
    </form>
  );
  onChange.mockClear();
  const { rerender } = render(<Form results={[sora]} />);
  await userEvent.click(input());
  await userEvent.keyboard('so');
  await screen.findByRole('option', { name: 'Sora' });
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(sora);
  rerender(<Form results={[]} />);
  await userEvent.clear(input());
  await userEvent.keyboard('mars{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('what is chosen need not be among the results, and can be taken away', async () => {
  showField({ value: { value: 'x', label: 'Elsewhere' } });
  expect(input().value).toBe('Elsewhere');
  await userEvent.click(screen.getByRole('button', { name: 'Clear Vendor' }));
  expect(onChange).toHaveBeenLastCalledWith(null);
  expect(input().value).toBe('');
});

test('what is typed over a choice stays, also where the choice is made anew', async () => {
  const Typed = () => {
    const [text, setText] = useState('');
    return (
      <>
        <Combobox
          label="Vendor"
          value={{ ...sora }}
          results={[alba]}
          onSearch={setText}
          onChange={onChange}
        />
        <output>{text}</output>
      </>
    );
  };
  render(<Typed />);
  await userEvent.type(input(), 'alb', { initialSelectionStart: 0, initialSelectionEnd: 9 });
  expect(input().value).toBe('alb');
  screen.getByText('alb', { selector: 'output' });
});

test('an emptied input takes the choice away', async () => {
  showField({ value: alba });
  await userEvent.clear(input());
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test.each([
  [{ results: [], isLoading: true }, 'Searching...'],
  [{ results: [] }, 'Nothing found.'],
  [{ results: [], emptyText: 'No such vendor.' }, 'No such vendor.'],
])('with %j it says %s', async (props, message) => {
  showField(props);
  await userEvent.type(input(), 'q');
  expect(await screen.findByText(message)).toBeTruthy();
});

test('while it can only be read nothing opens', async () => {
  render(
    <ReadOnlyFields when>
      <Vendor value={alba} />
    </ReadOnlyFields>,
  );
  await userEvent.click(input());
  expect(screen.queryByRole('option')).toBeNull();
  expect(input().readOnly).toBe(true);
});
