import type { VendorMapProps } from '../VendorMap.tsx';

type Vendor = VendorMapProps['vendors'][number];

/** Creates a vendor with the given facts. */
export function vendor(name: string, facts: Partial<Vendor> = {}): Vendor {
  return {
    id: name,
    name,
    slug: name,
    type: 'Restaurants',
    category: null,
    activityCategory: null,
    description: '',
    imageUrl: null,
    address: null,
    city: null,
    state: null,
    country: null,
    website: null,
    latitude: null,
    longitude: null,
    michelinStars: null,
    ...facts,
  };
}

/** Vendors of every kind in Lisbon, one without coordinates. */
export const lisbon: readonly Vendor[] = [
  vendor('Le Comptoir', {
    latitude: 38.7139,
    longitude: -9.1334,
    address: '7 Rua do Salitre',
    city: 'Lisbon',
    state: 'Lisboa',
    description: '<p>Twelve <em>seats</em> &amp; a stove.</p><p>Ask for the corner.</p>',
  }),
  vendor('Casa do Mirante', {
    type: 'Hotels',
    latitude: 38.7223,
    longitude: -9.1393,
    address: '1 Largo das Portas do Sol',
    city: 'Lisbon',
    description: 'A house above the river, with eleven rooms.',
  }),
  vendor('Museu da Luz', { type: 'Museum', latitude: 38.6976, longitude: -9.2066 }),
  vendor('Ateliê Azul', { type: 'Store', latitude: 38.7105, longitude: -9.1422 }),
  vendor('Lume', { latitude: 38.7071, longitude: -9.1355, city: 'Lisbon' }),
  vendor('A guide who comes to you', { type: 'Tour Service' }),
];
