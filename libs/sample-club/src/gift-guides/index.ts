import { aHundredOrLess } from './a-hundred-or-less.ts';
import { childrenWhoHaveEverything } from './children-who-have-everything.ts';
import { personalGuides } from './personal.ts';
import { giftGuideOf } from './row.ts';
import type { SampleGiftGuide } from './row.ts';
import { theGoodHouse } from './the-good-house.ts';
import { theLongFlight } from './the-long-flight.ts';
import { weddingsInPreparation } from './weddings-in-preparation.ts';

/** All gift guides of the sample club: the public ones, then the personal ones. */
export const giftGuides: readonly SampleGiftGuide[] = [
  theGoodHouse,
  theLongFlight,
  childrenWhoHaveEverything,
  aHundredOrLess,
  weddingsInPreparation,
  ...personalGuides,
].map(giftGuideOf);
