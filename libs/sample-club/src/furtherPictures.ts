import type { ContentPicture } from '@parlour/contract';
import { type PictureName, picturePath } from './artwork/catalogue.ts';

/** What is at a place, by the name or title of what has several pictures. */
const further: Readonly<Record<string, readonly PictureName[]>> = {
  'Hotel du Vieux Portail': [
    'hotel-lobby-staircase',
    'hotel-suite-city',
    'dining-candlelit-table',
    'paris-le-marais',
  ],
  'Casa Sette Limoni': ['hotel-suite-sea', 'dining-sea-terrace', 'amalfi-coast'],
  'Villa Camelia Lucente': [
    'lake-como',
    'hotel-suite-sea',
    'dining-garden-lunch',
    'travel-wooden-launch',
  ],
  'Schubert in a Small Room': [
    'evening-concert-hall',
    'dining-grand-room',
    'evening-opera-curtain',
    'library-reading-room',
  ],
  'Six Growers, One Table': [
    'country-vineyard-autumn',
    'country-vineyard-summer',
    'dining-candlelit-table',
  ],
  'Stars over Agafay': ['evening-observatory', 'hotel-pool-desert', 'marrakech'],
  'Third Night in Mayfair': ['hotel-suite-city', 'hotel-lobby-staircase', 'london-mayfair'],
  'A Day by the Long Pool': ['hotel-pool-palms', 'hotel-pool-desert', 'spa-hammam', 'marrakech'],
  'Half Board in the Engadine': [
    'st-moritz',
    'sport-ski-slope',
    'spa-bath-house',
    'travel-mountain-train',
  ],
  'Bath Salts from the Engadine': ['spa-stones', 'spa-bath-house', 'st-moritz'],
  'Sailing Lessons for Two Cousins': ['sport-regatta', 'travel-wooden-launch', 'travel-yacht-bay'],
};

/** The names and titles of all that has several pictures. */
export const namesWithFurtherPictures = Object.keys(further);

/** Returns an item with its further pictures, if it has any: none of them is its first one (sample-club-33). */
export function withFurtherPictures<Item extends { readonly imageUrl: string | null }>(
  name: string,
  item: Item,
): Item & { readonly images?: ContentPicture[] } {
  const images = (further[name] ?? [])
    .map((picture) => ({ imageUrl: picturePath(picture) }))
    .filter(({ imageUrl }) => imageUrl !== item.imageUrl);
  return images.length === 0 ? item : { ...item, images };
}
