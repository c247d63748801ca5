import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Kbd } from './Kbd.tsx';

test('a PC and a Mac show their own signs, and screen readers hear the names of the keys', () => {
  const { rerender } = render(<Kbd keys={['Mod', 'K']} platform="other" />);
  expect(screen.getByText('Ctrl').getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByText('Control K')).toBeTruthy();
  rerender(<Kbd keys={['Mod', 'K']} platform="apple" />);
  expect(screen.getByText('⌘').getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByText('Command K')).toBeTruthy();
});

test('a sign that screen readers pass over has a name', () => {
  render(<Kbd keys={['?']} />);
  expect(screen.getByText('Question mark')).toBeTruthy();
});
