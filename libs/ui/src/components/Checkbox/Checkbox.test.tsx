import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Checkbox } from './Checkbox.tsx';

test('its words tick it too', async () => {
  const onChange = vi.fn();
  render(<Checkbox label="Set as preferred" checked={false} onChange={onChange} />);
  await userEvent.click(screen.getByText('Set as preferred'));
  expect(onChange).toHaveBeenCalledWith(true);
});

test('an error describes it', () => {
  render(
    <Checkbox label="Set as preferred" checked={false} onChange={vi.fn()} error="Tick this." />,
  );
  const box = screen.getByRole('checkbox', { description: 'Tick this.' });
  expect(box.getAttribute('aria-invalid')).toBe('true');
});
