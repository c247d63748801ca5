import type { PictureName } from '../catalogue.ts';
import type { Scene } from '../scene.ts';
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
import { amalfi, como, lisbon, rome, santorini } from './south.ts';
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
} as Record<PictureName, Scene>;
