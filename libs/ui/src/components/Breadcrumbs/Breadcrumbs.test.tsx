import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Breadcrumbs } from './Breadcrumbs.tsx';

test('every step but the present page is a link, and that one says so', () => {
  render(<Breadcrumbs items={[{ label: 'Guides', href: '/guides' }, { label: 'Lisbon' }]} />);
  expect(screen.getByRole('navigation', { name: 'Breadcrumbs' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Guides' }).getAttribute('href')).toBe('/guides');
  expect(screen.queryByRole('link', { name: 'Lisbon' })).toBeNull();
  expect(screen.getByText('Lisbon').getAttribute('aria-current')).toBe('page');
});

test('two steps may have the same name', () => {
  const report = vi.spyOn(console, 'error');
  render(<Breadcrumbs items={[{ label: 'Paris', href: '/1' }, { label: 'Paris' }]} />);
  expect(screen.getAllByText('Paris')).toHaveLength(2);
  expect(report).not.toHaveBeenCalled();
});
