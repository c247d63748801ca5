import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { TextField } from './TextField.tsx';

function Email({ onBlur }: { onBlur: () => void }) {
  const [value, setValue] = useState('');
  return (
    <TextField
      label="Email address"
      type="email"
      autoComplete="email"
      value={value}
      onChange={setValue}
      onBlur={onBlur}
      error="Enter a valid email address."
    />
  );
}

test('it gives what is typed, and says when it is left', async () => {
  const onBlur = vi.fn();
  render(<Email onBlur={onBlur} />);
  const input = screen.getByRole('textbox', {
    name: 'Email address',
    description: 'Enter a valid email address.',
  });
  await userEvent.type(input, 'member@club.example');
  expect(input).toHaveProperty('value', 'member@club.example');
  await userEvent.tab();
  expect(onBlur).toHaveBeenCalledOnce();
});

test('suggestions are offered, and other texts are possible', async () => {
  const onChange = vi.fn();
  render(<TextField label="City" value="" suggestions={['Paris', 'Rome']} onChange={onChange} />);
  const input = screen.getByRole('combobox', { name: 'City' });
  expect([...document.querySelectorAll('option')].map(({ value }) => value)).toEqual([
    'Paris',
    'Rome',
  ]);
  await userEvent.type(input, 'L');
  expect(onChange).toHaveBeenCalledWith('L');
});
