import { palettes } from './palette.ts';
import type { PaletteName } from './palette.ts';

/** What a picture is of: a place of the club, or a kind of scene for vendors, benefits, events and gifts. */
export type PictureKind =
  | 'place'
  | 'dining'
  | 'hotel'
  | 'culture'
  | 'wellness'
  | 'shopping'
  | 'travel'
  | 'evening'
  | 'country'
  | 'gift'
  | 'sport';

interface Picture {
  readonly kind: PictureKind;
  /** What is to be seen, as a sentence fragment without a full stop. */
  readonly alt: string;
  readonly palette: PaletteName;
}

/** Every picture has this size in pixels. */
export const pictureSize = { width: 1600, height: 1000 } as const;

/** Every picture of the sample club, by name. A place's picture carries the place's slug. */
export const pictures = {
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
  'dining-candlelit-table': {
    kind: 'dining',
    palette: 'candlelight',
    alt: 'a candlelit table for two by a dark window',
  },
  'dining-sea-terrace': {
    kind: 'dining',
    palette: 'riviera',
    alt: 'a table laid for lunch on a terrace above the sea',
  },
  'dining-hotel-bar': {
    kind: 'dining',
    palette: 'bottleGreen',
    alt: 'a deep green hotel bar with bottles glowing behind the counter',
  },
  'dining-grand-room': {
    kind: 'dining',
    palette: 'oxblood',
    alt: 'a grand dining room of red banquettes under a chandelier',
  },
  'dining-garden-lunch': {
    kind: 'dining',
    palette: 'summer',
    alt: 'a long table under lanterns in a summer garden',
  },
  'hotel-facade-evening': {
    kind: 'hotel',
    palette: 'blueHour',
    alt: 'a grand hotel with every window lit at the blue hour',
  },
  'hotel-suite-sea': {
    kind: 'hotel',
    palette: 'riviera',
    alt: 'a suite with tall doors open to the sea',
  },
  'hotel-suite-city': {
    kind: 'hotel',
    palette: 'blueHour',
    alt: 'a suite above the lights of a city at night',
  },
  'hotel-pool-palms': {
    kind: 'hotel',
    palette: 'palms',
    alt: 'a long pool between palms and parasols at sundown',
  },
  'hotel-pool-desert': {
    kind: 'hotel',
    palette: 'desert',
    alt: 'a still pool at the edge of desert hills',
  },
  'hotel-lobby-staircase': {
    kind: 'hotel',
    palette: 'ivory',
    alt: 'a sweeping staircase in a pale hotel lobby',
  },
  'gallery-white-room': {
    kind: 'culture',
    palette: 'ivory',
    alt: 'a white gallery room with three large abstract paintings',
  },
  'gallery-sculpture-court': {
    kind: 'culture',
    palette: 'sage',
    alt: 'a sculpture on its plinth in a quiet arcaded court',
  },
  'museum-hall': {
    kind: 'culture',
    palette: 'slate',
    alt: 'light falling through the vaulted hall of a museum',
  },
  'auction-room': {
    kind: 'culture',
    palette: 'mustard',
    alt: 'a painting on its easel before the rows of an auction room',
  },
  'library-reading-room': {
    kind: 'culture',
    palette: 'bottleGreen',
    alt: 'a reading room of tall shelves and green lamps',
  },
  'spa-bath-house': {
    kind: 'wellness',
    palette: 'hammam',
    alt: 'columns and candle glow around a still indoor bath',
  },
  'spa-stones': {
    kind: 'wellness',
    palette: 'celadon',
    alt: 'balanced stones and an orchid beside still water',
  },
  'spa-hammam': {
    kind: 'wellness',
    palette: 'terracotta',
    alt: 'starlight falling through the dome of a steam room',
  },
  'spa-forest-pool': {
    kind: 'wellness',
    palette: 'celadon',
    alt: 'a steaming spring among misty pines',
  },
  'boutique-window': {
    kind: 'shopping',
    palette: 'blush',
    alt: 'a boutique window with a gown, a hat and a bow awning',
  },
  'atelier-tailor': {
    kind: 'shopping',
    palette: 'mustard',
    alt: 'a dress form, cloth and shears in a tailor’s atelier',
  },
  'perfumer-shelf': {
    kind: 'shopping',
    palette: 'terracotta',
    alt: 'rows of glass flacons on a perfumer’s shelves',
  },
  'travel-coast-road': {
    kind: 'travel',
    palette: 'palms',
    alt: 'an open car on a cliff road above the sea',
  },
  'travel-yacht-bay': {
    kind: 'travel',
    palette: 'blueHour',
    alt: 'a white yacht at anchor in a moonlit bay',
  },
  'travel-wooden-launch': {
    kind: 'travel',
    palette: 'como',
    alt: 'a wooden launch crossing a mountain lake',
  },
  'travel-mountain-train': {
    kind: 'travel',
    palette: 'alpine',
    alt: 'a red train crossing a viaduct below the peaks',
  },
  'travel-helicopter-peaks': {
    kind: 'travel',
    palette: 'patagonia',
    alt: 'a helicopter rising over a sea of peaks',
  },
  'travel-jet-dawn': {
    kind: 'travel',
    palette: 'montmartre',
    alt: 'a small jet above banks of cloud at dawn',
  },
  'evening-concert-hall': {
    kind: 'evening',
    palette: 'candlelight',
    alt: 'a grand piano alone on the stage of a concert hall',
  },
  'evening-opera-curtain': {
    kind: 'evening',
    palette: 'oxblood',
    alt: 'a gold-fringed opera curtain above the footlights',
  },
  'evening-jazz-club': {
    kind: 'evening',
    palette: 'midnight',
    alt: 'a trumpet, a double bass and a small lamp in a jazz club',
  },
  'evening-observatory': {
    kind: 'evening',
    palette: 'midnight',
    alt: 'an observatory below a field of stars',
  },
  'country-vineyard-autumn': {
    kind: 'country',
    palette: 'autumn',
    alt: 'rows of autumn vines leading to a stone house',
  },
  'country-vineyard-summer': {
    kind: 'country',
    palette: 'summer',
    alt: 'green vineyards and a cypress lane in midsummer',
  },
  'country-garden-party': {
    kind: 'country',
    palette: 'blush',
    alt: 'a striped marquee and paper lanterns on a lawn',
  },
  'country-glasshouse': {
    kind: 'country',
    palette: 'sage',
    alt: 'a Victorian glasshouse full of palms',
  },
  'gift-books': {
    kind: 'gift',
    palette: 'terracotta',
    alt: 'a stack of cloth-bound books with a pear',
  },
  'gift-ceramics': {
    kind: 'gift',
    palette: 'sage',
    alt: 'three hand-thrown vessels with a branch',
  },
  'gift-watch': {
    kind: 'gift',
    palette: 'slate',
    alt: 'a fine wristwatch on its stand in low light',
  },
  'gift-scarf': {
    kind: 'gift',
    palette: 'mustard',
    alt: 'a patterned silk scarf knotted on a stand',
  },
  'gift-candle': {
    kind: 'gift',
    palette: 'candlelight',
    alt: 'a scented candle burning beside its lid',
  },
  'gift-chess': { kind: 'gift', palette: 'slate', alt: 'a chess set in the middle of a game' },
  'gift-flowers': {
    kind: 'gift',
    palette: 'blush',
    alt: 'an arrangement of peonies in a footed vase',
  },
  'gift-fragrance': {
    kind: 'gift',
    palette: 'palms',
    alt: 'a cut-glass fragrance bottle on a tray at sunset',
  },
  'gift-tea': {
    kind: 'gift',
    palette: 'celadon',
    alt: 'a teapot and two cups beside a branch of blossom',
  },
  'sport-tennis-lawn': {
    kind: 'sport',
    palette: 'summer',
    alt: 'a lawn tennis court with a ball in mid-flight',
  },
  'sport-ski-slope': {
    kind: 'sport',
    palette: 'alpine',
    alt: 'ski tracks curving down a slope of fresh snow',
  },
  'sport-regatta': {
    kind: 'sport',
    palette: 'riviera',
    alt: 'sails leaning together in a summer regatta',
  },
  'sport-golf-links': {
    kind: 'sport',
    palette: 'autumn',
    alt: 'a flag on the links above the sea at evening',
  },
} as const satisfies Record<string, Picture>;

export type PictureName = keyof typeof pictures;

/** The path at which a picture is served, relative to the site's root. */
export function picturePath(name: PictureName): string {
  return `/pictures/${name}.webp`;
}

/** The color (`#rrggbb`) to show in a picture's place until it has loaded. */
export function dominantColor(name: PictureName): string {
  return palettes[pictures[name].palette].middle;
}
