import { vendorsOf } from './row.ts';

const argentina = { state: 'Santa Cruz', country: 'Argentina' };

export const patagonia = vendorsOf(
  { city: 'Torres del Paine', state: 'Magallanes', country: 'Chile' },
  [
    {
      name: 'Lodge Laguna Brava',
      type: 'Hotels',
      in: ['patagonia'],
      address: 'Sector Lago Pehoé',
      at: [-51.1031, -73.0065],
      picture: 'hotel-suite-sea',
      text: 'Thirty rooms of lenga wood, every bed facing the granite. Guides plan the next day at the fireside, by your knees rather than by the brochure. Wind is included and remarkable.',
    },
    {
      name: 'Estancia Viento Largo',
      type: 'Hotels',
      in: ['patagonia'],
      address: 'Ruta Provincial 15',
      city: 'El Calafate',
      ...argentina,
      at: [-50.2984, -72.6457],
      picture: 'country-garden-party',
      text: 'A sheep station of forty thousand hectares with eight guest rooms and one gramophone. Ride out with the gauchos at dawn or do nothing with conviction. Lamb is turned on the cross for five hours.',
    },
    {
      name: 'Cocina Dos Fiordos',
      type: 'Restaurants',
      in: ['patagonia'],
      address: 'Calle Eberhard 212',
      city: 'Puerto Natales',
      at: [-51.7288, -72.5079],
      picture: 'dining-candlelit-table',
      text: 'King crab in its shell, hare with calafate berries, and bread from the ashes. The owner guided on the ice field for twenty years and will correct your map with a fork.',
    },
    {
      name: 'Hielo Sur Expeditions',
      type: 'Tour Operator',
      in: ['patagonia'],
      address: 'Avenida San Martín 870',
      city: 'El Chaltén',
      ...argentina,
      at: [-49.3301, -72.8863],
      picture: 'sport-ski-slope',
      activities: 'Trekking; Ice walks; Climbing',
      website: 'hielosur.example',
      text: 'Small rope parties on the glacier and long days below the towers, with guides trained in rescue and in lunch. Crampons are fitted the evening before. Weather has the last word, and they listen to it.',
    },
    {
      name: 'Four Winds Air Transfers',
      type: 'Other',
      in: ['patagonia'],
      address: null,
      city: 'Punta Arenas',
      at: null,
      picture: 'travel-helicopter-peaks',
      activities: 'Helicopter; Light aircraft; Photography flights',
      text: 'Two helicopters and a turboprop that turn nine hours of gravel into forty minutes. Pilots fly the ice field for photographers when the cloud allows. They meet you at whichever airstrip is open.',
    },
  ],
);
