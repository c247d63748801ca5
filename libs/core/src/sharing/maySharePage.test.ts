import { expect, test } from 'vitest';
import { maySharePage, type SharedPage } from './maySharePage.ts';

const destination = (hasNeighborhoods: boolean): SharedPage => ({
  kind: 'destination',
  detail: { hasNeighborhoods },
});
const guide = (isPersonalized: boolean): SharedPage => ({
  kind: 'giftGuide',
  guide: { isPersonalized },
});
const product = (isPersonalized: boolean): SharedPage => ({
  kind: 'giftProduct',
  product: { isPersonalized },
});
const always: readonly SharedPage[] = [
  { kind: 'vendor' },
  { kind: 'event' },
  { kind: 'benefit' },
  destination(false),
  guide(false),
  product(false),
];

test.each(always)('core/sharing-4: a member may share $kind', (page) => {
  expect(maySharePage(page)).toBe(true);
});

test.each([destination(true), guide(true), product(true)])(
  'core/sharing-4: a member may not share this $kind',
  (page) => {
    expect(maySharePage(page)).toBe(false);
  },
);
