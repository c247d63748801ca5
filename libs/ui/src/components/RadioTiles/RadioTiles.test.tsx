import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ReadOnlyFields } from '../../behavior/ReadOnlyFields.tsx';
import { RadioTiles } from './RadioTiles.tsx';

const options = [
  { value: 'hotel', label: 'Hotel' },
  { value: 'car', label: 'Car' },
] as const;

function Types() {
  const [value, setValue] = useState<'hotel' | 'car' | ''>('');
  return <RadioTiles label="Type" required options={options} value={value} onChange={setValue} />;
}

test('it is a group of radio buttons with its name, chosen by press or by arrow', async () => {
  render(<Types />);
  const group = screen.getByRole('radiogroup', { name: 'Type' });
  expect(group.getAttribute('aria-required')).toBe('true');
  await userEvent.click(screen.getByText('Hotel'));
  expect(screen.getByRole('radio', { name: 'Hotel' })).toHaveProperty('checked', true);
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Car' })).toHaveProperty('checked', true);
  expect(screen.getByRole('radio', { name: 'Hotel' })).toHaveProperty('checked', false);
});

test('read-only tiles keep their choice', async () => {
  const onChange = vi.fn();
  render(
    <ReadOnlyFields when>
      <RadioTiles label="Type" options={options} value="car" onChange={onChange} />
    </ReadOnlyFields>,
  );
  await userEvent.click(screen.getByText('Hotel'));
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByRole('radiogroup').getAttribute('aria-readonly')).toBe('true');
});
