import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CopyButton } from './CopyButton.tsx';

test('web/benefits/detail-12: the button says for 2 seconds that it has copied, each time', async () => {
  vi.useFakeTimers();
  const writeText = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  render(<CopyButton text="ACDE-FGHJ" name="Breakfast" />);
  for (const time of [1, 2]) {
    const button = screen.getByRole('button', { name: 'Copy the code of Breakfast' });
    await act(async () => void fireEvent.click(button));
    await act(() => vi.advanceTimersByTimeAsync(1999));
    screen.getByRole('button', { name: 'Copied the code of Breakfast' });
    screen.getByText('The code is copied.');
    await act(() => vi.advanceTimersByTimeAsync(1));
    screen.getByRole('button', { name: 'Copy the code of Breakfast' });
    expect(writeText).toHaveBeenCalledTimes(time);
  }
});
