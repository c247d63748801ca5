import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { Stack } from './Stack.tsx';

test('direction and gap each look different', () => {
  const classOf = (stack: ReactElement) => render(stack).container.firstElementChild?.className;
  const looks = [
    classOf(<Stack>x</Stack>),
    classOf(<Stack gap={8}>x</Stack>),
    classOf(<Stack direction="row">x</Stack>),
  ];
  expect(new Set(looks).size).toBe(3);
});
