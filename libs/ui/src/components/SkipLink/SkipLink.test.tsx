import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SkipLink } from './SkipLink.tsx';

test('it is the first stop and leads to the content', async () => {
  render(<SkipLink targetId="content" />);
  await userEvent.tab();
  const link = screen.getByRole('link', { name: 'Skip to content' });
  expect(document.activeElement).toBe(link);
  expect(link.getAttribute('href')).toBe('#content');
});
