export {
  GIFT_GUIDE_NOT_FOUND,
  GIFT_ITEM_NOT_FOUND,
  backToGuidePath,
  parseGiftNavigation,
  type GiftNavigationState,
} from './giftNavigation.ts';
export {
  GIFT_GUIDE_TAB_PARAMETER,
  giftGuideTabLabels,
  giftGuideTabs,
  giftGuidesPath,
  guidePicture,
  guidesOfTab,
  noGuidesMessages,
  parseGiftGuideTab,
  tabOfGuide,
  type GiftGuideTab,
} from './guideList.ts';
export {
  ALL_SECTIONS,
  NO_SECTIONS,
  chosenSection,
  emptySectionMessage,
  sectionCount,
  visibleSections,
  type SectionChoice,
} from './sectionFilter.ts';
