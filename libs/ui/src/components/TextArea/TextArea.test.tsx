import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ReadOnlyFields } from '../../behavior/ReadOnlyFields.tsx';
import { TextArea } from './TextArea.tsx';

function Notes() {
  const [value, setValue] = useState('');
  return <TextArea label="Additional notes" value={value} onChange={setValue} />;
}

test('it takes several lines', async () => {
  render(<Notes />);
  const area = screen.getByRole('textbox', { name: 'Additional notes' });
  await userEvent.type(area, 'Quiet room{Enter}High floor');
  expect(area).toHaveProperty('value', 'Quiet room\nHigh floor');
});

test('one that can only be read takes the focus and no change', async () => {
  const onChange = vi.fn();
  render(
    <ReadOnlyFields when>
      <TextArea label="Notes" value="Quiet room" onChange={onChange} />
    </ReadOnlyFields>,
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Notes' }));
  await userEvent.keyboard('x');
  expect(onChange).not.toHaveBeenCalled();
});
