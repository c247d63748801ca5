import { expect, test } from 'vitest';
import { unjudged } from './needsReview.ts';

const review = (id: string, html: string, messageKey?: string) => ({
  id,
  nodes: [{ html, target: ['p'], any: [{ data: { messageKey } }], all: [], none: [] }],
});

test('what axe could not decide fails by name, but for what was judged', () => {
  expect(unjudged([review('color-contrast', '<p>Covered</p>', 'bgOverlap')])).toEqual([]);
  expect(
    unjudged([
      review('color-contrast', '<p>Over a gradient</p>', 'bgGradient'),
      review('video-caption', '<video></video>'),
    ]),
  ).toEqual([
    'color-contrast (bgGradient) of p: <p>Over a gradient</p>',
    'video-caption () of p: <video></video>',
  ]);
});

test('a judgment of some elements is not one of others', () => {
  const [guard, button] = ['<span data-base-ui-focus-guard="">', '<button aria-hidden="true">'];
  expect(unjudged([review('aria-hidden-focus', guard)])).toEqual([]);
  expect(unjudged([review('aria-hidden-focus', button)])).toHaveLength(1);
  expect(unjudged([review('color-contrast', '<p>Invisible</p>', 'equalRatio')])).toHaveLength(1);
});
