import type { GuideRow } from './row.ts';
import { sampleId } from '../sampleId.ts';

const rosalind = sampleId('member', 'rosalind-hale');
const julien = sampleId('member', 'julien-okafor');

export const personalGuides: readonly GuideRow[] = [
  {
    name: 'For Rosalind: Theo at Sixty',
    memberId: rosalind,
    text: 'Six ideas for your brother’s birthday, after our talk about the boat, the knees and the Schubert.',
    sections: [
      {
        name: 'On the Water',
        text: 'He sails; these sail with him.',
        products: [
          {
            name: 'Deck Watch, Restored',
            picture: 'gift-watch',
            cost: { price: 4200, maxPrice: 5600 },
            currency: 'USD',
            url: 'https://meridianbench.example/deck-watch',
            text: 'A deck watch of the 1940s, cleaned and rated, in its gimballed box. Three are in the shop and differ in their history.',
          },
          {
            name: 'A Burgee for the Cutter',
            cost: { price: 165 },
            currency: 'USD',
            text: 'Sewn from the drawing you sent, in wool bunting, with a spare for the wind.',
          },
          {
            name: 'The Yard Painted from Memory',
            cost: { maxPrice: 3000 },
            currency: 'GBP',
            text: 'A small oil of the boatyard where you both learned to row. The painter needs two photographs and eight weeks.',
          },
        ],
      },
      {
        name: 'On Dry Land',
        text: 'For the other half of the year.',
        products: [
          {
            name: 'Private Recital for Twelve',
            cost: {},
            currency: 'GBP',
            url: 'https://www.cavendish-listening-rooms.example/private',
            text: 'The late sonatas in the small room at Wigmore Place, with supper and no speeches.',
          },
          {
            name: 'Shoes on His Own Last',
            cost: { price: 2900 },
            currency: 'USD',
            url: 'cobblerandlast.example/first-pair',
            text: 'The first pair from Christopher Street, cut with his knees in mind. The last is kept for the next.',
          },
          {
            name: 'Orchard Cider by the Barrel',
            cost: { price: 340 },
            currency: 'EUR',
            text: 'Four vintages from the orchard near Rennes that you liked at lunch, delivered to the boathouse.',
          },
        ],
      },
    ],
  },
  {
    name: 'For Rosalind: The Studio',
    memberId: rosalind,
    text: 'Thank-you presents for a team of eleven after the library is handed over.',
    sections: [
      {
        name: 'One for Each',
        text: 'The same thought, eleven times, with room for a name.',
        products: [
          {
            name: 'Drawing Tools in a Roll',
            cost: { price: 135, maxPrice: 135 },
            currency: 'CHF',
            url: 'https://zirkelundfeder.example/roll',
            text: 'Compass, scale and holder from the Jura, in waxed canvas with initials burned into the flap.',
          },
          {
            name: 'A Pear Tree Apiece',
            cost: { price: 95, maxPrice: 140 },
            currency: 'USD',
            text: 'Espaliered, three years old, delivered to eleven addresses with a gardener to plant it.',
          },
        ],
      },
    ],
  },
  {
    name: 'For Julien: After the Wrap',
    memberId: julien,
    text: 'Presents for cast and crew, and one for yourself, since you would never ask.',
    sections: [
      {
        name: 'Cast and Crew',
        text: 'From the long list to the short one.',
        products: [
          {
            name: 'Night Shoot Flask',
            cost: { price: 72 },
            currency: 'GBP',
            url: 'https://hartsteel.example/flask',
            text: 'Keeps soup hot for eleven hours and is engraved with the slate number of the worst night.',
          },
          {
            name: 'Stills Bound in Linen',
            cost: { price: 130, maxPrice: 190 },
            currency: 'GBP',
            text: 'The unit photographer’s two hundred best, printed on cotton paper and sewn by hand.',
          },
        ],
      },
      {
        name: 'And for Yourself',
        text: 'The club insists.',
        products: [
          {
            name: 'Four Days Without a Telephone',
            cost: {},
            currency: 'USD',
            text: 'A cabin on the steppe, a horse called Trueno and a cook. We answer your messages for you.',
          },
        ],
      },
    ],
  },
];
