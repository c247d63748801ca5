import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { type Money, MoneyField } from './MoneyField.tsx';

const onChange = vi.fn();

function Price({ initial }: { initial: Money }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <MoneyField
        label="Price"
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
        currencies={['USD', 'JPY']}
        decimalsOf={(currency) => (currency === 'JPY' ? 0 : 2)}
      />
      <button type="button" onClick={() => setValue(initial)}>
        Undo
      </button>
    </>
  );
}

const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Price' });
const currency = () => screen.getByRole<HTMLSelectElement>('combobox');

test('an amount is typed as people write it, and kept in minor units', async () => {
  render(<Price initial={{ minor: 1250, currency: 'USD' }} />);
  expect(amount().value).toBe('12.50');
  await userEvent.clear(amount());
  expect(onChange).toHaveBeenLastCalledWith({ minor: null, currency: 'USD' });
  await userEvent.type(amount(), '1,299.9');
  expect(onChange).toHaveBeenLastCalledWith({ minor: 129_990, currency: 'USD' });
  expect(amount().value).toBe('1,299.9');
});

test('what is no amount is said when the input is left, and the form is not sent', async () => {
  render(<Price initial={{ minor: null, currency: 'USD' }} />);
  await userEvent.type(amount(), '12,5');
  expect(screen.queryByText(/Please enter/)).toBeNull();
  expect(amount().checkValidity()).toBe(false);
  await userEvent.tab();
  expect(amount().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(/Please enter an amount/)).toBeTruthy();
  expect(amount().value).toBe('12,5');
});

test('another currency keeps what is typed, counts it by its own decimals, and refuses too many', async () => {
  render(<Price initial={{ minor: 1200, currency: 'USD' }} />);
  await userEvent.clear(amount());
  await userEvent.type(amount(), '12');
  await userEvent.selectOptions(currency(), 'JPY');
  expect(onChange).toHaveBeenLastCalledWith({ minor: 12, currency: 'JPY' });
  await userEvent.type(amount(), '.5');
  await userEvent.tab();
  expect(screen.getByText('An amount in JPY has no decimals.')).toBeTruthy();
});

test('a value that is changed elsewhere is shown, and a currency that is not offered is kept', async () => {
  render(<Price initial={{ minor: 700, currency: 'CHF' }} />);
  expect(currency().value).toBe('CHF');
  await userEvent.type(amount(), '5');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(amount().value).toBe('7.00');
});
