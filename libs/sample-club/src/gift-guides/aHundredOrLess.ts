import type { GuideRow } from './row.ts';

export const aHundredOrLess: GuideRow = {
  name: 'A Hundred or Less',
  text: 'Modest in price, exact in choice. All of it can be posted.',
  sections: [
    {
      name: 'To Eat and Drink',
      text: 'Gone by the end of the week, remembered for longer.',
      products: [
        {
          name: 'Bitter Orange Marmalade',
          picture: 'gift-tea',
          cost: { price: 22 },
          currency: 'GBP',
          url: 'https://pantryatpaddock.example/marmalade',
          text: 'Three jars made above the kitchen on Paddington Street, dark, medium and unreasonable.',
        },
        {
          name: 'Rosewater and Pistachio Brittle',
          picture: 'gift-flowers',
          cost: { price: 34.5 },
          currency: 'USD',
          text: 'Snapped by hand in Brooklyn Heights and sent in a tin that children will fight over.',
        },
      ],
    },
    {
      name: 'To Keep',
      text: 'Small enough for a pocket or a shelf.',
      products: [
        {
          name: 'A Tile of Your Own Bird',
          picture: 'gift-ceramics',
          cost: { price: 60, maxPrice: 95 },
          currency: 'EUR',
          url: 'https://www.oficina-do-azulejo-vivo.example/bird',
          text: 'Name a bird and three painters in Lisbon will give it to you in blue.',
        },
        {
          name: 'Solid Scent Number Four',
          picture: 'gift-fragrance',
          cost: { maxPrice: 88 },
          currency: 'AUD',
          url: 'https://numberfour.example',
          text: 'Fig leaf, smoke and salt in a brass case no larger than a watch.',
        },
        {
          name: 'Pencils from a Cedar Fence',
          picture: 'library-reading-room',
          cost: { price: 28 },
          currency: 'CAD',
          text: 'Twelve pencils cut from one retired fence in British Columbia. The smell outlasts the lead.',
        },
      ],
    },
  ],
};
