import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Container } from './Container.tsx';

test('each width looks different', () => {
  const page = render(<Container>Words</Container>);
  const text = render(<Container width="text">Words</Container>);
  expect(page.container.firstElementChild?.className).not.toBe(
    text.container.firstElementChild?.className,
  );
});
