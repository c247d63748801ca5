import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LinkButton } from './LinkButton.tsx';

test('it is a link, however it looks', () => {
  render(<LinkButton href="/login">Sign In</LinkButton>);
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/login');
});

test('another site opens in a new tab and can not reach back', () => {
  render(
    <LinkButton href="https://club.example" external>
      Become a Member
    </LinkButton>,
  );
  const link = screen.getByRole('link');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
});
