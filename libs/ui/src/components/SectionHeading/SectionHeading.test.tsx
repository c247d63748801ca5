import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SectionHeading } from './SectionHeading.tsx';

test('its link is told apart from those of other sections', () => {
  render(
    <SectionHeading title="Upcoming Events" action={{ label: 'View All', href: '/events' }} />,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Upcoming Events' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View All Upcoming Events' })).toBeTruthy();
});

test('what unfolds the section is a button that says whether it is unfolded', async () => {
  const onAction = vi.fn();
  const heading = (expanded: boolean) => (
    <SectionHeading title="Lisbon Dining" action={{ label: 'Show Less', expanded, onAction }} />
  );
  const { rerender } = render(heading(true));
  await userEvent.click(screen.getByRole('button', { name: 'Show Less', expanded: true }));
  expect(onAction).toHaveBeenCalledOnce();
  rerender(heading(false));
  expect(screen.getByRole('button', { expanded: false })).toBeTruthy();
});

test('what does something for the section is a button that unfolds nothing', async () => {
  const onAction = vi.fn();
  render(<SectionHeading title="Payment Methods" action={{ label: 'Add Card', onAction }} />);
  const button = screen.getByRole('button', { name: 'Add Card' });
  expect(button.hasAttribute('aria-expanded')).toBe(false);
  await userEvent.click(button);
  expect(onAction).toHaveBeenCalledOnce();
});
