import type { GuideRow } from './row.ts';

export const theLongFlight: GuideRow = {
  name: 'The Long Flight',
  text: 'Small comforts for people who are always just back from somewhere.',
  sections: [
    {
      name: 'Carried On',
      text: 'All of it fits below the seat.',
      products: [
        {
          name: 'Traveling Chess Set',
          picture: 'gift-chess',
          cost: { price: 390 },
          currency: 'CHF',
          url: 'https://valsotravel.example/chess',
          text: 'Pear and walnut pieces with magnets finer than a coin, in a case that survives the overhead locker.',
        },
        {
          name: 'Cashmere That Is Also a Blanket',
          picture: 'gift-scarf',
          cost: { price: 520, maxPrice: 780 },
          currency: 'CAD',
          url: 'https://gaspeweavers.example/wrap',
          text: 'Two meters of undyed cashmere from a mill on the Gaspé, light enough to forget and warm enough not to.',
        },
        {
          name: 'Pocket Tea Kit',
          picture: 'gift-tea',
          cost: { price: 14800 },
          currency: 'JPY',
          url: 'https://chanomi.example/pocket',
          text: 'A folding whisk, a tin of first-flush matcha and a bowl that nests around both.',
        },
      ],
    },
    {
      name: 'Waiting at Home',
      text: 'For the first evening back.',
      products: [
        {
          name: 'Bath Salts from the Engadine',
          picture: 'spa-stones',
          cost: { price: 48 },
          currency: 'CHF',
          text: 'Mineral salt and arolla pine, in a jar one keeps afterwards for buttons.',
        },
        {
          name: 'A Reading Lamp in Brass',
          picture: 'library-reading-room',
          cost: { maxPrice: 9500 },
          currency: 'SEK',
          url: 'https://lampverket.example/reading',
          text: 'Jointed in four places and silent in all of them; made to order in Gothenburg within six weeks.',
        },
      ],
    },
    {
      name: 'Still Being Chosen',
      text: 'Our editors are arguing about headphones. This section fills when they agree.',
      products: [],
    },
  ],
};
