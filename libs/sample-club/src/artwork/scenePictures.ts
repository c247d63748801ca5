import type { Picture } from './picture.ts';

/** The pictures for vendors, benefits, events, gifts and gift guides, by kind and subject. */
export const scenePictures = {
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
    alt: 'a printed silk scarf hung from a brass rail',
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
