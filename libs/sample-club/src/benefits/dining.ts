import type { BenefitRow } from './row.ts';

export const dining: readonly BenefitRow[] = [
  {
    from: 'Table Chevreuil',
    title: 'A Glass at the Hearth',
    category: 'Dining',
    value: 'Complimentary Champagne',
    endsIn: 120,
    isFeatured: true,
    bookable: true,
    text: 'Two seats at the pass are kept for members every evening until six o’clock on the day.',
    member:
      'A glass of grower Champagne for each guest, and a course that is not on the menu. Mention the club when you book, and give your membership name at the door.',
  },
  {
    from: 'Harrow and Quill',
    title: 'The Corner Table on Mount Street',
    category: 'Dining',
    value: '15%',
    endsIn: 60,
    text: 'The table under the long-case clock, held for members at lunch from Monday to Thursday.',
    member: 'Fifteen percent is taken from the food bill for parties of up to six.',
    terms: ['Lunch, Monday to Thursday', 'Not in December', 'Wine and service are not included'],
  },
  {
    from: 'Hudson Ledger',
    title: 'Counter Seats with a Hudson Pairing',
    category: 'Dining',
    value: '$75',
    endsIn: 45,
    isNew: true,
    bookable: true,
    text: 'The eight-course menu at the counter, with the New York State pairing poured by the sommelier who chose it.',
    member: 'Seventy-five dollars are taken from the pairing for each guest, up to four guests.',
  },
  {
    from: 'Wale Street Kitchen Table',
    title: 'Roti Hour Before Supper',
    category: 'Dining',
    value: 'Complimentary lesson',
    text: 'An hour at the stove with Gadija and her daughter before the other guests arrive.',
    member:
      'The folding lesson is free for members who have booked supper, and you keep the rolling pin.',
  },
  {
    from: 'Sal da Bica',
    title: 'Late Lunch in Bica',
    category: 'Dining',
    value: '20%',
    endsIn: 30,
    isFeatured: true,
    picture: 'lisbon',
    text: 'The nine-plate menu, served at half past two when the room has emptied and the chef has time to talk.',
    member: 'Twenty percent is taken from the menu on any weekday, coffee and ginja included.',
  },
  {
    from: 'Restaurant Tangsalt',
    title: 'Forage and Supper on the Sound',
    category: 'Dining',
    value: '€50',
    endsIn: 90,
    text: 'Join Signe Lauritsen on the shore at seven in the morning and eat what you found in the evening.',
    member:
      'Fifty euros are taken from the day’s price. Boots in all sizes are waiting at the restaurant.',
  },
];
