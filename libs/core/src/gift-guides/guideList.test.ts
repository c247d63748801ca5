import type { GiftGuide } from '@parlour/contract';
import { expect, test } from 'vitest';
import { giftGuideTabLabels, giftGuideTabs, guidesOfTab, noGuidesTexts } from './guideList.ts';

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

test('GG1: the toggle has Member and Personal, each with its guides', () => {
  expect(giftGuideTabs.map((tab) => giftGuideTabLabels[tab])).toEqual(['Member', 'Personal']);
  expect(guidesOfTab(list, 'member')).toEqual([forAll]);
  expect(guidesOfTab(list, 'personal')).toEqual([forOne]);
});

test('GG2: the texts of empty sides', () => {
  expect(noGuidesTexts).toEqual({
    member: 'No member gift guides available at the moment.',
    personal: 'Looking for a custom gift guide made just for you?',
  });
});
