import { books, ceramics, scarf, watch } from './gift.ts';
import { chess, flowers, fragrance, scentedCandle, tea } from './gift-table.ts';
import { concertHall, jazzClub, observatory, operaCurtain } from './evening.ts';
import type { PictureName } from '../catalogue.ts';
import type { Scene } from '../scene.ts';
import { gardenParty, glasshouse, vineyardAutumn, vineyardSummer } from './country.ts';
import { auctionRoom, museumHall, readingRoom, sculptureCourt, whiteRoom } from './culture.ts';
import { candlelitTable, gardenLunch, grandRoom, hotelBar, seaTerrace } from './dining.ts';
import {
  facadeEvening,
  lobbyStaircase,
  poolDesert,
  poolPalms,
  suiteCity,
  suiteSea,
} from './hotel.ts';
import { aoyama, ginza, kyoto, tokyo, yanaka } from './japan.ts';
import { london, marylebone, mayfair, nottingHill, shoreditch } from './london.ts';
import { brooklynHeights, newYork, soho, tribeca, upperEastSide, westVillage } from './new-york.ts';
import { leMarais, montmartre, palaisRoyal, paris, saintGermain } from './paris.ts';
import { boutiqueWindow, perfumer, tailor } from './shopping.ts';
import { amalfi, como, lisbon, rome, santorini } from './south.ts';
import { golfLinks, regatta, skiSlope, tennisLawn } from './sport.ts';
import { coastRoad, helicopterPeaks, jetDawn, mountainTrain, woodenLaunch, yachtBay } from './travel.ts';
import { bathHouse, forestPool, hammamDome, stones } from './wellness.ts';
import { capeTown, copenhagen, marrakech, mexicoCity, patagonia, stMoritz } from './world.ts';

/** Which scene each picture shows. */
export const scenes = {
  paris,
  'paris-le-marais': leMarais,
  'paris-saint-germain': saintGermain,
  'paris-montmartre': montmartre,
  'paris-palais-royal': palaisRoyal,
  london,
  'london-mayfair': mayfair,
  'london-marylebone': marylebone,
  'london-notting-hill': nottingHill,
  'london-shoreditch': shoreditch,
  'new-york': newYork,
  'new-york-west-village': westVillage,
  'new-york-tribeca': tribeca,
  'new-york-upper-east-side': upperEastSide,
  'new-york-soho': soho,
  'new-york-brooklyn-heights': brooklynHeights,
  tokyo,
  'tokyo-ginza': ginza,
  'tokyo-aoyama': aoyama,
  'tokyo-yanaka': yanaka,
  lisbon,
  rome,
  kyoto,
  marrakech,
  'amalfi-coast': amalfi,
  'lake-como': como,
  'st-moritz': stMoritz,
  santorini,
  'cape-town': capeTown,
  'mexico-city': mexicoCity,
  copenhagen,
  patagonia,
  'dining-candlelit-table': candlelitTable,
  'dining-sea-terrace': seaTerrace,
  'dining-hotel-bar': hotelBar,
  'dining-grand-room': grandRoom,
  'dining-garden-lunch': gardenLunch,
  'hotel-facade-evening': facadeEvening,
  'hotel-suite-sea': suiteSea,
  'hotel-suite-city': suiteCity,
  'hotel-pool-palms': poolPalms,
  'hotel-pool-desert': poolDesert,
  'hotel-lobby-staircase': lobbyStaircase,
  'gallery-white-room': whiteRoom,
  'gallery-sculpture-court': sculptureCourt,
  'museum-hall': museumHall,
  'auction-room': auctionRoom,
  'library-reading-room': readingRoom,
  'spa-bath-house': bathHouse,
  'spa-stones': stones,
  'spa-hammam': hammamDome,
  'spa-forest-pool': forestPool,
  'boutique-window': boutiqueWindow,
  'atelier-tailor': tailor,
  'perfumer-shelf': perfumer,
  'travel-coast-road': coastRoad,
  'travel-yacht-bay': yachtBay,
  'travel-wooden-launch': woodenLaunch,
  'travel-mountain-train': mountainTrain,
  'travel-helicopter-peaks': helicopterPeaks,
  'travel-jet-dawn': jetDawn,
  'evening-concert-hall': concertHall,
  'evening-opera-curtain': operaCurtain,
  'evening-jazz-club': jazzClub,
  'evening-observatory': observatory,
  'country-vineyard-autumn': vineyardAutumn,
  'country-vineyard-summer': vineyardSummer,
  'country-garden-party': gardenParty,
  'country-glasshouse': glasshouse,
  'gift-books': books,
  'gift-ceramics': ceramics,
  'gift-watch': watch,
  'gift-scarf': scarf,
  'gift-candle': scentedCandle,
  'gift-chess': chess,
  'gift-flowers': flowers,
  'gift-fragrance': fragrance,
  'gift-tea': tea,
  'sport-tennis-lawn': tennisLawn,
  'sport-ski-slope': skiSlope,
  'sport-regatta': regatta,
  'sport-golf-links': golfLinks,
} as const satisfies Record<PictureName, Scene>;
