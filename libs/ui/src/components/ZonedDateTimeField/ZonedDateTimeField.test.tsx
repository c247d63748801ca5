import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ZonedDateTimeField } from './ZonedDateTimeField.tsx';

const value = { date: '2026-12-05', time: '19:00' };

test('it is a group of a date and a time, which names the zone', () => {
  const onChange = vi.fn();
  render(
    <ZonedDateTimeField
      label="Starts"
      required
      value={value}
      onChange={onChange}
      zone="Paris time"
      min="2026-11-24"
    />,
  );
  const group = within(screen.getByRole('group', { name: 'Starts' }));
  const date = group.getByLabelText(/^Date/);
  expect(date).toMatchObject({ type: 'date', value: '2026-12-05', min: '2026-11-24' });
  fireEvent.change(date, { target: { value: '2026-12-06' } });
  expect(onChange).toHaveBeenLastCalledWith({ date: '2026-12-06', time: '19:00' });
  fireEvent.change(group.getByLabelText(/^Time.*\(Paris time\)/), { target: { value: '20:30' } });
  expect(onChange).toHaveBeenLastCalledWith({ date: '2026-12-05', time: '20:30' });
});

test('the group is described by its hint, its error and its notice', () => {
  render(
    <ZonedDateTimeField
      label="Starts"
      hint="By the clock of the venue."
      error="This time does not exist there."
      notice="It comes twice."
      value={value}
      onChange={vi.fn()}
      zone="Paris time"
    />,
  );
  expect(
    screen.getByRole('group', {
      name: 'Starts',
      description: 'By the clock of the venue. This time does not exist there. It comes twice.',
    }),
  ).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('It comes twice.');
});
