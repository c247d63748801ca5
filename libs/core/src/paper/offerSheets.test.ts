import type { Benefit, Event, Redemption, Registration } from '@parlour/contract';
import { expect, test } from 'vitest';
import type { OwnBooking } from '../bookings/ownBookings.ts';
import { storedRequest } from '../own-requests/fixtures/storedRequest.ts';
import { benefitSheet, bookingsSheet, eventSheet } from './offerSheets.ts';

const event: Event = {
  id: 'dinner',
  title: 'Dinner with the Forager',
  description: '<p>Long</p>',
  imageUrl: '/pictures/dinner.webp',
  category: 'Food & Wine',
  location: 'Table Chevreuil, 12 Rue Barbette, Paris',
  url: 'https://club.example',
  startDate: '2030-03-08T18:00:00Z',
  endDate: null,
  timeZone: 'Europe/Paris',
};

const registration: Registration = {
  confirmationNumber: 'RG-7K2M9X',
  registeredAt: '2030-03-01T00:00:00Z',
  calendarFile: 'BEGIN:VCALENDAR',
  event,
};

const benefit: Benefit = {
  id: 'studios',
  title: 'Two Studios',
  description: '<p>Long</p>',
  memberBenefitDescription: '<p>Longer</p>',
  imageUrl: null,
  category: null,
  value: '15%',
  expiresAt: '2030-06-30',
  city: 'Kyoto',
  state: null,
  country: 'Japan',
  bookingUrl: null,
  website: null,
  vendorType: null,
  isFeatured: false,
  isNew: false,
  provider: 'The Kiln',
};

const code: Redemption = {
  redemptionCode: 'BN-4T8W',
  instructions: 'Show it at the door.',
  expiresAt: '2030-04-01T00:00:00Z',
  redeemedAt: '2030-03-01T00:00:00Z',
  benefit,
};

const when = ['Friday, March 8, 2030, 7:00 PM Paris time', event.location];

test('core/paper-1, core/paper-3: an event prints when and where it is, and the member’s registration', () => {
  expect(eventSheet(event, registration)).toEqual({
    title: 'Dinner with the Forager',
    lines: when,
    groups: [{ heading: null, entries: [{ name: 'Your Registration', lines: ['RG-7K2M9X'] }] }],
  });
  const secret = { ...event, location: null };
  expect(eventSheet(secret, undefined)).toMatchObject({ lines: when.slice(0, 1), groups: [] });
});

test('core/paper-1, core/paper-4: a benefit prints who gives it, where, what and until when, and the code', () => {
  expect(benefitSheet(benefit, code)).toEqual({
    title: 'Two Studios',
    lines: ['The Kiln', 'Kyoto, Japan', '15% off', 'Valid until June 30, 2030'],
    groups: [
      {
        heading: null,
        entries: [
          {
            name: 'Your Code',
            lines: ['BN-4T8W', 'Valid until March 31, 2030', 'Show it at the door.'],
          },
        ],
      },
    ],
  });
  const atStreet = benefitSheet({ ...benefit, address: '12 Gion' }, null);
  expect(atStreet.lines.slice(0, 3)).toEqual(['The Kiln', '12 Gion', 'Kyoto, Japan']);
  const bare = { ...benefit, value: null, expiresAt: null, city: null, country: null };
  expect(benefitSheet(bare, null)).toMatchObject({ lines: ['The Kiln'], groups: [] });
});

const dinner: OwnBooking = {
  kind: 'request',
  request: {
    ...storedRequest,
    subject: 'Dinner for Two',
    booking: {
      date: '2030-03-10',
      time: '20:00',
      endDate: null,
      party: '2 guests',
      place: 'The Quiet Table',
      address: null,
      calendarFile: '',
    },
  },
};
const registered = (own: Registration): OwnBooking => ({ kind: 'registration', registration: own });

test('core/paper-5: bookings print what is to come and codes, without an empty group', () => {
  expect(bookingsSheet([registered(registration), dinner], [code]).groups).toEqual([
    {
      heading: 'Registrations and Confirmed Requests',
      entries: [
        { name: event.title, lines: [...when, 'RG-7K2M9X'] },
        {
          name: 'Dinner for Two',
          lines: [
            'Sunday, March 10, 2030, 8:00 PM',
            'The Quiet Table',
            '2 guests',
            storedRequest.reference,
          ],
        },
      ],
    },
    {
      heading: 'Codes',
      entries: [
        { name: 'Two Studios', lines: ['The Kiln', 'BN-4T8W', 'Valid until March 31, 2030'] },
      ],
    },
  ]);
  const hidden = { ...registration, event: { ...registration.event, isHidden: true } };
  expect(bookingsSheet([registered(hidden)], []).groups[0]?.entries[0]?.lines.at(-1)).toBe(
    'Does not take place',
  );
  expect(bookingsSheet([], [])).toEqual({ title: 'My Bookings', lines: [], groups: [] });
});
