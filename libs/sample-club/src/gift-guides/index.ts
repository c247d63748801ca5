import { personalGuides } from './personal.ts';
import { giftGuideOf } from './row.ts';
import type { SampleGiftGuide } from './row.ts';
import {
  aHundredOrLess,
  childrenWhoHaveEverything,
  theGoodHouse,
  theLongFlight,
  weddingsInPreparation,
} from './public.ts';

/** All gift guides of the sample club: the public ones, then the personal ones. */
export const giftGuides: readonly SampleGiftGuide[] = [
  theGoodHouse,
  theLongFlight,
  childrenWhoHaveEverything,
  aHundredOrLess,
  weddingsInPreparation,
  ...personalGuides,
].map(giftGuideOf);
