import type { GuideRow } from './row.ts';

export const childrenWhoHaveEverything: GuideRow = {
  name: 'Children Who Have Everything',
  text: 'Nothing here needs a battery, and most of it will be handed down.',
  sections: [
    {
      name: 'Under Five',
      text: 'To be chewed, thrown and loved.',
      products: [
        {
          name: 'A Book with Their Name in It',
          picture: 'gift-books',
          cost: { price: 75, maxPrice: 110 },
          currency: 'AUD',
          url: 'https://wattlepress.example/their-name',
          text: 'A letterpress picture book in which the hero has the child’s name, hair and dog.',
        },
        {
          name: 'Noah’s Ark in Beech',
          picture: 'gift-chess',
          cost: { price: 260 },
          currency: 'EUR',
          url: 'https://erzwerk.example/ark',
          text: 'Turned in the Ore Mountains, forty animals in pairs and one dove. Missing animals are replaced for life.',
        },
      ],
    },
    {
      name: 'Five to Twelve',
      text: 'For people with projects.',
      products: [
        {
          name: 'Indigo Dyeing Box',
          picture: 'gift-scarf',
          cost: { price: 9200, maxPrice: 12600 },
          currency: 'JPY',
          text: 'Everything for three scarves and four blue fingers, from the workshop in Yanaka.',
        },
        {
          name: 'A First Fountain Pen',
          picture: 'library-reading-room',
          cost: { price: 58 },
          currency: null,
          url: 'https://inkwellandson.example/first',
          text: 'A forgiving nib, a small barrel and an ink that washes out of most things.',
        },
        {
          name: 'Sailing Lessons for Two Cousins',
          picture: 'sport-regatta',
          cost: {},
          currency: null,
          text: 'Four mornings on the harbor with an instructor who never raises her voice.',
        },
      ],
    },
  ],
};
