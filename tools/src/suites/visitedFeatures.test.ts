import { routes } from '@parlour/core/routes';
import { expect, test } from 'vitest';
import { visitedFeatures } from './visitedFeatures.ts';

const paths = Object.values(routes).map(({ path }) => path);

test.each(paths.filter((path) => path !== '/'))(
  'a test that opens %s reads its feature',
  (path) => {
    expect(visitedFeatures(`await renderApp('${path}');`)).not.toEqual([]);
  },
);

test('a test that opens no page reads no feature', () => {
  expect(visitedFeatures("import '/other/events';")).toEqual([]);
});
