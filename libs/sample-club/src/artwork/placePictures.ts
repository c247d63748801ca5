import type { Picture } from './picture.ts';

/** The pictures of the destinations and their neighborhoods, by slug. */
export const placePictures = {
  paris: {
    kind: 'place',
    palette: 'paris',
    alt: 'zinc rooftops and the iron tower of Paris under a rose evening sky',
  },
  'paris-le-marais': {
    kind: 'place',
    palette: 'leMarais',
    alt: 'a limestone courtyard gate and tall shutters in the Marais on a clear morning',
  },
  'paris-saint-germain': {
    kind: 'place',
    palette: 'saintGermain',
    alt: 'a corner café with its awning lit at dusk in Saint-Germain',
  },
  'paris-montmartre': {
    kind: 'place',
    palette: 'montmartre',
    alt: 'white domes above the stairs and lamps of Montmartre at dawn',
  },
  'paris-palais-royal': {
    kind: 'place',
    palette: 'palaisRoyal',
    alt: 'clipped limes, arcades and a fountain in the garden of the Palais-Royal',
  },
  london: {
    kind: 'place',
    palette: 'london',
    alt: 'the Thames, a clock tower and a stone bridge in pale London mist',
  },
  'london-mayfair': {
    kind: 'place',
    palette: 'mayfair',
    alt: 'red-brick mansions and warm bow windows in Mayfair at nightfall',
  },
  'london-marylebone': {
    kind: 'place',
    palette: 'marylebone',
    alt: 'a Georgian terrace with fanlit doors behind a plane tree in Marylebone',
  },
  'london-notting-hill': {
    kind: 'place',
    palette: 'nottingHill',
    alt: 'a row of pastel stucco houses in Notting Hill in spring light',
  },
  'london-shoreditch': {
    kind: 'place',
    palette: 'shoreditch',
    alt: 'brick warehouses and a railway viaduct in Shoreditch at sunset',
  },
  'new-york': {
    kind: 'place',
    palette: 'newYork',
    alt: 'the towers of Manhattan stacked against an amber sky over the river',
  },
  'new-york-west-village': {
    kind: 'place',
    palette: 'westVillage',
    alt: 'brownstone stoops under autumn trees in the West Village',
  },
  'new-york-tribeca': {
    kind: 'place',
    palette: 'tribeca',
    alt: 'cast-iron lofts and a water tower in Tribeca at the end of the day',
  },
  'new-york-upper-east-side': {
    kind: 'place',
    palette: 'upperEastSide',
    alt: 'the park, its lake and a row of apartment towers on the Upper East Side',
  },
  'new-york-soho': {
    kind: 'place',
    palette: 'soho',
    alt: 'fire escapes and lit loft windows in SoHo by night',
  },
  'new-york-brooklyn-heights': {
    kind: 'place',
    palette: 'brooklynHeights',
    alt: 'the great bridge and the harbor seen from Brooklyn Heights',
  },
  tokyo: {
    kind: 'place',
    palette: 'tokyo',
    alt: 'a red tower above the roofs of Tokyo and a pale volcano at dusk',
  },
  'tokyo-ginza': {
    kind: 'place',
    palette: 'ginza',
    alt: 'lanterns and lit facades along a Ginza avenue at night',
  },
  'tokyo-aoyama': {
    kind: 'place',
    palette: 'aoyama',
    alt: 'a quiet concrete gallery under zelkova trees in Aoyama',
  },
  'tokyo-yanaka': {
    kind: 'place',
    palette: 'yanaka',
    alt: 'cherry blossom over tiled roofs and a lane in Yanaka',
  },
  lisbon: {
    kind: 'place',
    palette: 'lisbon',
    alt: 'a yellow tram climbing between tiled houses above the Tagus in Lisbon',
  },
  rome: {
    kind: 'place',
    palette: 'rome',
    alt: 'domes and umbrella pines against a burning Roman sunset',
  },
  kyoto: {
    kind: 'place',
    palette: 'kyoto',
    alt: 'a pagoda among maples and layered hills in Kyoto',
  },
  marrakech: {
    kind: 'place',
    palette: 'marrakech',
    alt: 'a horseshoe arch framing a tower, palms and the Atlas beyond Marrakech',
  },
  'amalfi-coast': {
    kind: 'place',
    palette: 'amalfi',
    alt: 'stacked houses, a dome and terraces of lemons above the Amalfi sea',
  },
  'lake-como': {
    kind: 'place',
    palette: 'como',
    alt: 'a villa and its cypresses mirrored in Lake Como below blue mountains',
  },
  'st-moritz': {
    kind: 'place',
    palette: 'stMoritz',
    alt: 'snow peaks, a grand hotel and a frozen lake in St. Moritz',
  },
  santorini: {
    kind: 'place',
    palette: 'santorini',
    alt: 'white cubes and blue domes above the caldera of Santorini',
  },
  'cape-town': {
    kind: 'place',
    palette: 'capeTown',
    alt: 'the flat mountain above Cape Town glowing at sundown across the bay',
  },
  'mexico-city': {
    kind: 'place',
    palette: 'mexicoCity',
    alt: 'cathedral towers, agaves and two volcanoes in Mexico City',
  },
  copenhagen: {
    kind: 'place',
    palette: 'copenhagen',
    alt: 'gabled houses and masts along a Copenhagen canal',
  },
  patagonia: {
    kind: 'place',
    palette: 'patagonia',
    alt: 'granite towers above a glacial lake and golden steppe in Patagonia',
  },
} as const satisfies Record<string, Picture>;
