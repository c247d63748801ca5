import { expect, test } from 'vitest';
import * as options from './options.ts';

test.each([
  ['roomTypes', options.roomTypes, 6],
  ['giftOccasions', options.giftOccasions, 11],
  ['giftBudgetRanges', options.giftBudgetRanges, 5],
  ['flowerOccasions', options.flowerOccasions, 8],
  ['flowerBudgetRanges', options.flowerBudgetRanges, 5],
  ['beautyServices', options.beautyServices, 7],
  ['beautyLocations', options.beautyLocations, 4],
  ['cardBrands', options.cardBrands, 4],
  ['documentTypes', options.documentTypes, 3],
  ['documentExtensions', options.documentExtensions, 7],
  ['vendorTypes', options.vendorTypes, 11],
  ['requestTypes', options.requestTypes, 8],
] as const)(
  'contract-13: %s has as many choices as the specification, each once',
  (_, list, count) => {
    expect(list).toHaveLength(count);
    expect(new Set<string>(list).size).toBe(count);
  },
);

test('contract-13: the choices are those of the specification, word for word', () => {
  const specified = {
    roomTypes: 'Standard, Deluxe, Suite, Executive, Presidential, No preference',
    giftOccasions:
      'Birthday, Anniversary, Wedding, Baby Shower, Graduation, Holiday, Thank You, Congratulations, Sympathy, Just Because, Other',
    flowerOccasions:
      'Birthday, Anniversary, Wedding, Funeral, Congratulations, Apology, Get well, Just because',
    flowerBudgetRanges: 'Under $75, $75 - $150, $150 - $300, $300 - $500, Over $500',
    beautyServices:
      'Massage, Facial, Hair styling, Manicure/Pedicure, Spa package, Personal training, Other',
    beautyLocations: 'In-home service, Spa/Salon, Hotel, No preference',
    cardBrands: 'American Express, Discover, Mastercard, Visa',
    documentTypes: 'Drivers License, Passport, Other Document',
    documentExtensions: 'pdf, doc, docx, png, jpg, jpeg, heic',
    requestTypes: 'Hotel, Dining, Car, Tickets, Gift, Flower, Beauty, Other',
    vendorTypes:
      'Restaurants, Hotels, Museum, Tour Operator, Tour Service, Art Vendor, Special Projects, Other, Bodywork & Massage, Spa & Massage Services, Store',
  };
  const listed = Object.entries(options).map(([name, list]) => [name, list.join(', ')]);
  expect(Object.fromEntries(listed)).toMatchObject(specified);
  // These contain commas.
  expect(options.giftBudgetRanges).toEqual([
    'Under $100',
    '$100 - $500',
    '$500 - $1,000',
    '$1,000 - $5,000',
    'Over $5,000',
  ]);
});
