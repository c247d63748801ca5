import type { CardSubmission } from '@parlour/contract';

/** A card that is accepted until May 2032. */
export const visaCard: CardSubmission = {
  description: 'Travel',
  cardholderName: 'Rosalind Ashe',
  brand: 'Visa',
  cardNumber: '4242424242424242',
  expiryDate: '05/32',
  cvv: '039',
  street: '1 Garden Row',
  city: 'Brooklyn',
  state: 'NY',
  postalCode: '11201',
  purpose: null,
};
