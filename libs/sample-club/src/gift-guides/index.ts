import { aHundredOrLess } from './aHundredOrLess.ts';
import { childrenWhoHaveEverything } from './childrenWhoHaveEverything.ts';
import { personalGuides } from './personal.ts';
import { giftGuideOf } from './row.ts';
import type { SampleGiftGuide } from './row.ts';
import { theGoodHouse } from './theGoodHouse.ts';
import { theLongFlight } from './theLongFlight.ts';
import { weddingsInPreparation } from './weddingsInPreparation.ts';

/** All gift guides of the sample club: the public ones, then the personal ones. */
export const giftGuides: readonly SampleGiftGuide[] = [
  theGoodHouse,
  theLongFlight,
  childrenWhoHaveEverything,
  aHundredOrLess,
  weddingsInPreparation,
  ...personalGuides,
].map(giftGuideOf);
