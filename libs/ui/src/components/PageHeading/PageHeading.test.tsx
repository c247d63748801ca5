import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageHeading } from './PageHeading.tsx';

test('its title is the heading of the page', () => {
  render(<PageHeading title="Events" eyebrow="The club" intro="Evenings worth dressing for." />);
  expect(screen.getByRole('heading', { level: 1, name: 'Events' })).toBeTruthy();
  expect(screen.getByText('Evenings worth dressing for.')).toBeTruthy();
});
