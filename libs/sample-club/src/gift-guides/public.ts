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
          cost: { price: 64 },
          currency: 'GBP',
          url: 'rushlit.example/twelve',
          text: 'Beeswax over rush pith, burned the old way from both ends if you must. A dozen lasts one long evening.',
        },
        {
          name: 'Napkins from a Flax Mill',
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
          cost: { price: 210 },
          currency: 'GBP',
          url: 'https://www.thistledown-bindery.example/visitors-book',
          text: 'Two hundred pages, sewn to open flat, from the bindery on Marylebone Lane. The monogram is included.',
        },
      ],
    },
  ],
};

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
          cost: { price: 520, maxPrice: 780 },
          currency: 'CAD',
          url: 'https://gaspeweavers.example/wrap',
          text: 'Two meters of undyed cashmere from a mill on the Gaspé, light enough to forget and warm enough not to.',
        },
        {
          name: 'Pocket Tea Kit',
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
          cost: { price: 48 },
          currency: 'CHF',
          text: 'Mineral salt and arolla pine, in a jar one keeps afterwards for buttons.',
        },
        {
          name: 'A Reading Lamp in Brass',
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
          cost: { price: 75, maxPrice: 110 },
          currency: 'AUD',
          url: 'https://wattlepress.example/their-name',
          text: 'A letterpress picture book in which the hero has the child’s name, hair and dog.',
        },
        {
          name: 'Noah’s Ark in Beech',
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
          cost: { price: 9200, maxPrice: 12600 },
          currency: 'JPY',
          text: 'Everything for three scarves and four blue fingers, from the workshop in Yanaka.',
        },
        {
          name: 'A First Fountain Pen',
          cost: { price: 58 },
          currency: null,
          url: 'https://inkwellandson.example/first',
          text: 'A forgiving nib, a small barrel and an ink that washes out of most things.',
        },
        {
          name: 'Sailing Lessons for Two Cousins',
          cost: {},
          currency: null,
          text: 'Four mornings on the harbor with an instructor who never raises her voice.',
        },
      ],
    },
  ],
};

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
          cost: { price: 22 },
          currency: 'GBP',
          url: 'https://pantryatpaddock.example/marmalade',
          text: 'Three jars made above the kitchen on Paddington Street, dark, medium and unreasonable.',
        },
        {
          name: 'Rosewater and Pistachio Brittle',
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
          cost: { price: 60, maxPrice: 95 },
          currency: 'EUR',
          url: 'https://www.oficina-do-azulejo-vivo.example/bird',
          text: 'Name a bird and three painters in Lisbon will give it to you in blue.',
        },
        {
          name: 'Solid Scent Number Four',
          cost: { maxPrice: 88 },
          currency: 'AUD',
          url: 'https://numberfour.example',
          text: 'Fig leaf, smoke and salt in a brass case no larger than a watch.',
        },
        {
          name: 'Pencils from a Cedar Fence',
          cost: { price: 28 },
          currency: 'CAD',
          text: 'Twelve pencils cut from one retired fence in British Columbia. The smell outlasts the lead.',
        },
      ],
    },
  ],
};

/** Announced before its products are chosen, so it has no sections yet. */
export const weddingsInPreparation: GuideRow = {
  name: 'Weddings, in Preparation',
  text: 'Our choices for the couples of the coming year are being gathered and will appear here soon.',
  sections: [],
};
