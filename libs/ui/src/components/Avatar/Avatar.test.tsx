import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar } from './Avatar.tsx';

test.each([
  ['Grace Okafor', 'GO'],
  ['Maximiliane von Hohenstein', 'MH'],
  ['Élan', 'É'],
  [' “Ada” (Lovelace) ', 'AL'],
  ['', ''],
])('“%s” has the initials “%s”', (name, initials) => {
  const { container } = render(<Avatar name={name} />);
  expect(container.textContent).toBe(initials);
});

test('screen readers pass over it, unless it is named', () => {
  const { rerender, container } = render(<Avatar name="Grace Okafor" />);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  rerender(<Avatar name="Grace Okafor" picture="/grace.jpg" isNamed />);
  expect(screen.getByRole('img', { name: 'Grace Okafor' })).toBeTruthy();
});
