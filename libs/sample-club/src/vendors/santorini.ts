import { vendorsOf } from './row.ts';

export const santorini = vendorsOf(
  { city: 'Oia', state: null, country: 'Greece', phone: '+30 22860 194 ' },
  [
    {
      name: 'Kalderimi Cave Suites',
      type: 'Hotels',
      in: ['santorini'],
      address: 'Nomikos Street, Oia',
      at: [36.4621, 25.3766],
      picture: 'hotel-suite-sea',
      text: 'Thirteen captain’s caves limewashed every spring, with plunge pools on the lip of the caldera. Breakfast is left outside in a basket. The two lowest suites see no one and are seen by no one.',
    },
    {
      name: 'Ambelos House',
      type: 'Hotels',
      in: ['santorini'],
      address: 'Megalochori',
      city: 'Megalochori',
      at: [36.3768, 25.4293],
      picture: 'hotel-pool-palms',
      text: 'A winemaker’s mansion inland, away from the cruise hours, with nine rooms round a courtyard and a pool among the vines. Supper is at one table, and better for it.',
    },
    {
      name: 'Psarokaiki',
      type: 'Restaurants',
      in: ['santorini'],
      address: 'Ammoudi Bay',
      at: [36.4604, 25.3707],
      picture: 'dining-sea-terrace',
      text: 'Octopus on the line, the boat at the door, and tables so near the water that the children fish between courses. Santorini fava, capers, white eggplant; then whatever the boat brought, by weight.',
    },
    {
      name: 'Volcano Vines',
      type: 'Tour Service',
      in: ['santorini'],
      address: 'Episkopi Gonia',
      city: 'Pyrgos',
      at: [36.3734, 25.4573],
      picture: 'country-vineyard-summer',
      activities: 'Wine; Walking; Cooking',
      text: 'Three small growers in an afternoon, with a geologist who explains why the vines are woven into baskets. Tastings are seated and generous. A driver is part of the arrangement.',
    },
  ],
);
