import type { GiftGuide } from '@parlour/contract';
import { expect, test } from 'vitest';
import {
  GIFT_GUIDE_TAB_PARAMETER,
  giftGuidesPath,
  giftGuideTabLabels,
  giftGuideTabs,
  guidePicture,
  guidesOfTab,
  noGuidesMessages,
  parseGiftGuideTab,
  tabOfGuide,
} from './guideList.ts';

const guide = (id: string, isPersonalized: boolean): GiftGuide => ({
  id,
  name: id,
  description: '',
  isPersonalized,
  isPublic: !isPersonalized,
  sections: [],
});
const forAll = guide('hosts', false);
const forOne = guide('ada', true);
const list = {
  guides: [forAll, forOne],
  publicGuides: [forAll],
  personalizedGuides: [forOne],
  totalCount: 2,
};

test('core/gift-guides-1: the tabs are Member and Personal, each with its guides', () => {
  expect(giftGuideTabs.map((tab) => giftGuideTabLabels[tab])).toEqual(['Member', 'Personal']);
  expect(guidesOfTab(list, 'member')).toEqual([forAll]);
  expect(guidesOfTab(list, 'personal')).toEqual([forOne]);
});

test('core/gift-guides-2: the messages of empty tabs', () => {
  expect(noGuidesMessages).toEqual({
    member: 'No member gift guides available at the moment.',
    personal: 'Looking for a custom gift guide made just for you?',
  });
});

test.each(giftGuideTabs)(
  'core/gift-guides-10: the path of the %s tab is parsed as that tab',
  (tab) => {
    const [pathname, query] = giftGuidesPath(tab).split('?');
    const [name, value = null] = query?.split('=') ?? [];
    expect(pathname).toBe('/gift-guides');
    expect(name ?? GIFT_GUIDE_TAB_PARAMETER).toBe(GIFT_GUIDE_TAB_PARAMETER);
    expect(parseGiftGuideTab(value)).toBe(tab);
  },
);

test.each([null, '', 'Personal', 'constructor'])(
  'core/gift-guides-10: %j is the member tab',
  (name) => {
    expect(parseGiftGuideTab(name)).toBe('member');
  },
);

test('core/gift-guides-10: a guide is listed on its own tab', () => {
  expect(tabOfGuide(forAll)).toBe('member');
  expect(tabOfGuide(forOne)).toBe('personal');
});

test('core/gift-guides-11: a guide borrows the first picture among its products', () => {
  const product = (id: string, imageUrl: string | null) => ({
    id,
    name: id,
    description: '',
    imageUrl,
    price: null,
    maxPrice: null,
    currencyCode: null,
    productUrl: null,
    isPersonalized: false,
  });
  const section = (...products: ReturnType<typeof product>[]) => ({
    id: 'table',
    name: 'Table',
    description: '',
    products,
  });
  expect(guidePicture({ sections: [] })).toBeNull();
  expect(guidePicture({ sections: [section(), section(product('bowl', null))] })).toBeNull();
  expect(
    guidePicture({
      sections: [
        section(),
        section(product('bowl', null), product('candle', '/candle.webp')),
        section(product('book', '/book.webp')),
      ],
    }),
  ).toBe('/candle.webp');
});
