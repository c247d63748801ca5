import { act, render } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { lazyOrNothing } from './lazyOr.ts';

test.each([
  ['loaded', async () => () => <p>The part</p>, 'The page The part'],
  ['not loaded', () => Promise.reject(new TypeError('Failed to fetch')), 'The page '],
] as const)('web/app/shell-17: the page stays around a part that is %s', async (_, load, text) => {
  const Part = lazyOrNothing<object>(load);
  const { container } = await act(async () =>
    render(
      <>
        The page{' '}
        <Suspense>
          <Part />
        </Suspense>
      </>,
    ),
  );
  expect(container.textContent).toBe(text);
});
