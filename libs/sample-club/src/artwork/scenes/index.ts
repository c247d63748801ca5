import type { PictureName } from '../catalogue.ts';
import type { Scene } from '../scene.ts';
import { perfumer, tailor } from './ateliers.ts';
import { bathHouse, hammamDome } from './baths.ts';
import { boutiqueWindow } from './boutique.ts';
import { auctionRoom, readingRoom, whiteRoom } from './cultureRooms.ts';
import { candlelitTable, grandRoom, hotelBar } from './diningRooms.ts';
import { gardenLunch, seaTerrace } from './diningTerraces.ts';
import { jazzClub, observatory } from './eveningNight.ts';
import { concertHall, operaCurtain } from './eveningStage.ts';
import { gardenParty, glasshouse } from './gardens.ts';
import { chess, scentedCandle, tea } from './giftEvening.ts';
import { flowers, fragrance } from './giftFlowers.ts';
import { books, ceramics } from './giftHome.ts';
import { scarf, watch } from './giftWorn.ts';
import { capeTown, copenhagen } from './harbors.ts';
import { poolDesert, poolPalms } from './hotelPools.ts';
import { suiteCity, suiteSea } from './hotelSuites.ts';
import { facadeEvening, lobbyStaircase } from './hotel.ts';
import { kyoto, yanaka } from './kyoto.ts';
import { mayfair } from './londonMayfair.ts';
import { marylebone, nottingHill } from './londonTerraces.ts';
import { london, shoreditch } from './london.ts';
import { patagonia, stMoritz } from './mountains.ts';
import { museumHall, sculptureCourt } from './museums.ts';
import { soho, tribeca, westVillage } from './newYorkStreets.ts';
import { brooklynHeights, newYork, upperEastSide } from './newYork.ts';
import { leMarais, montmartre, palaisRoyal } from './parisGardens.ts';
import { paris, saintGermain } from './paris.ts';
import { santorini } from './santorini.ts';
import { lisbon, rome } from './southernCities.ts';
import { amalfi, como } from './southernShores.ts';
import { forestPool, stones } from './spaNature.ts';
import { golfLinks, tennisLawn } from './sportLawn.ts';
import { regatta, skiSlope } from './sportOutdoors.ts';
import { marrakech, mexicoCity } from './sunCities.ts';
import { aoyama, ginza, tokyo } from './tokyo.ts';
import { helicopterPeaks, jetDawn } from './travelAir.ts';
import { coastRoad, mountainTrain } from './travelLand.ts';
import { woodenLaunch, yachtBay } from './travelWater.ts';
import { vineyardAutumn, vineyardSummer } from './vineyards.ts';

/** The scene of each picture. */
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
