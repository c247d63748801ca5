import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Skeleton } from './Skeleton.tsx';

test('a screen reader passes over it', () => {
  const { container } = render(<Skeleton />);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});
