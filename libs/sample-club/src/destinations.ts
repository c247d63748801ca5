import type { Destination } from '@parlour/contract';
import { picturePath } from './artwork/catalogue.ts';
import type { PictureName } from './artwork/catalogue.ts';

/** A destination, and whether it is in the main grid. The database stores this flag too. */
export type SampleDestination = Destination & { readonly isPrimary: boolean };

interface Row {
  /** A readable slug, also the name of the destination's picture. */
  readonly id: PictureName;
  readonly name: string;
  /** The id of the neighborhood's city. */
  readonly within?: PictureName;
}

/** In display order: each city is followed by its neighborhoods. */
const rows = [
  { id: 'paris', name: 'Paris' },
  { id: 'paris-le-marais', name: 'Le Marais', within: 'paris' },
  { id: 'paris-saint-germain', name: 'Saint-Germain', within: 'paris' },
  { id: 'paris-montmartre', name: 'Montmartre', within: 'paris' },
  { id: 'paris-palais-royal', name: 'Palais-Royal', within: 'paris' },
  { id: 'london', name: 'London' },
  { id: 'london-mayfair', name: 'Mayfair', within: 'london' },
  { id: 'london-marylebone', name: 'Marylebone', within: 'london' },
  { id: 'london-notting-hill', name: 'Notting Hill', within: 'london' },
  { id: 'london-shoreditch', name: 'Shoreditch', within: 'london' },
  { id: 'new-york', name: 'New York' },
  { id: 'new-york-west-village', name: 'West Village', within: 'new-york' },
  { id: 'new-york-tribeca', name: 'Tribeca', within: 'new-york' },
  { id: 'new-york-upper-east-side', name: 'Upper East Side', within: 'new-york' },
  { id: 'new-york-soho', name: 'SoHo', within: 'new-york' },
  { id: 'new-york-brooklyn-heights', name: 'Brooklyn Heights', within: 'new-york' },
  { id: 'tokyo', name: 'Tokyo' },
  { id: 'tokyo-ginza', name: 'Ginza', within: 'tokyo' },
  { id: 'tokyo-aoyama', name: 'Aoyama', within: 'tokyo' },
  { id: 'tokyo-yanaka', name: 'Yanaka', within: 'tokyo' },
  { id: 'lisbon', name: 'Lisbon' },
  { id: 'rome', name: 'Rome' },
  { id: 'kyoto', name: 'Kyoto' },
  { id: 'marrakech', name: 'Marrakech' },
  { id: 'amalfi-coast', name: 'Amalfi Coast' },
  { id: 'lake-como', name: 'Lake Como' },
  { id: 'st-moritz', name: 'St. Moritz' },
  { id: 'santorini', name: 'Santorini' },
  { id: 'cape-town', name: 'Cape Town' },
  { id: 'mexico-city', name: 'Mexico City' },
  { id: 'copenhagen', name: 'Copenhagen' },
  { id: 'patagonia', name: 'Patagonia' },
] as const satisfies readonly Row[];

export type DestinationId = (typeof rows)[number]['id'];

/** All destinations of the sample club. */
export const destinations: readonly SampleDestination[] = rows.map((row) => ({
  id: row.id,
  name: row.name,
  imageUrl: picturePath(row.id),
  parentDestination: parentOf(row),
  hasNeighborhoods: rows.some((other) => 'within' in other && other.within === row.id),
  isPrimary: !('within' in row),
}));

function parentOf({ within }: Row): Destination['parentDestination'] {
  const parent = rows.find((row) => row.id === within);
  return parent ? { id: parent.id, name: parent.name } : null;
}
