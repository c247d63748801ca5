import type { GuideRow } from './row.ts';

export const theGoodHouse: GuideRow = {
  name: 'The Good House',
  text: 'Presents for hosts, and for the houses they open to us: things that are used daily and improve by it.',
  sections: [
    {
      name: 'For the Table',
      text: 'Linen, clay and glass from small workshops.',
      products: [
        {
          name: 'Ash-Glazed Serving Bowl',
          picture: 'gift-ceramics',
          cost: { price: 180, maxPrice: 320 },
          currency: 'USD',
          url: 'https://kilnandorchard.example/serving-bowl',
          text: 'Thrown in Mashiko and glazed with apple-wood ash, in three sizes. Each comes with the potter’s note on the firing.',
        },
        {
          name: 'Twelve Rushlit Candles',
          picture: 'gift-candle',
          cost: { price: 64 },
          currency: 'GBP',
          url: 'rushlit.example/twelve',
          text: 'Beeswax over rush pith, burned the old way from both ends if you must. A dozen lasts one long evening.',
        },
        {
          name: 'Napkins from a Flax Mill',
          picture: 'gift-scarf',
          cost: { price: 145, maxPrice: 145 },
          currency: 'EUR',
          url: 'https://lysmill.example/napkins',
          text: 'Eight heavy napkins woven on the Lys, hemmed by hand and marked with one letter in red.',
        },
      ],
    },
    {
      name: 'For the Hall',
      text: 'What a guest sees first.',
      products: [
        {
          name: 'Peonies for a Month',
          picture: 'gift-flowers',
          cost: { maxPrice: 400 },
          currency: 'USD',
          text: 'A fresh armful each week for four weeks, arranged by the florist on the first visit and by the host thereafter.',
        },
        {
          name: 'Goatskin Visitors’ Book',
          picture: 'gift-books',
          cost: { price: 210 },
          currency: 'GBP',
          url: 'https://www.thistledown-bindery.example/visitors-book',
          text: 'Two hundred pages, sewn to open flat, from the bindery on Marylebone Lane. The monogram is included.',
        },
      ],
    },
  ],
};
