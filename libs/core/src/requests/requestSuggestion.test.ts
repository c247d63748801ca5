import { requestPayloadSchema } from '@parlour/contract';
import { expect, test } from 'vitest';
import {
  benefitPage,
  destinationPage,
  eventPage,
  general,
  giftProduct,
  vendor,
} from './fixtures/contexts.ts';
import {
  fixedRequestType,
  generatedSubject,
  requestPlace,
  requestTitle,
} from './requestContext.ts';
import { changeRequestType, changeSubject, emptyDraft, hasEntries } from './requestDraft.ts';
import { buildRequestPayload } from './requestPayload.ts';
import {
  benefitRequestContext,
  destinationRequestContext,
  eventRequestContext,
} from './requestSubject.ts';
import { followChange } from './suggestions.ts';

test.each([
  [eventPage, 'Tickets', 'Tickets & Events - Supper and Fado'],
  [benefitPage, 'Hotel', 'Hotel Reservation - A Night More, Casa Azul'],
  [destinationPage, 'Hotel', 'Hotel Reservation - Lisbon'],
] as const)(
  'core/requests-51, core/requests-52: from a page a request has a suggested type and subject: %o',
  (context, requestType, subject) => {
    const draft = emptyDraft(context);
    expect(draft).toMatchObject({ requestType, subject });
    expect(hasEntries(draft, context)).toBe(false);
    expect(fixedRequestType(context)).toBeNull();
    expect(generatedSubject(context)).toBeNull();
    expect(changeSubject(draft, 'My own words', context).subject).toBe('My own words');
    const other = followChange(draft, changeRequestType(draft, 'Car', context), context);
    expect(other.requestType).toBe('Car');
    expect(other.subject).toBe(subject.replace(/^.* - /, 'Car Service - '));
    expect(hasEntries(other, context)).toBe(false);
  },
);

test('core/requests-51, core/requests-52: the benefit of an unknown kind of vendor opens Other with its name', () => {
  for (const vendorType of [null, 'Unheard of']) {
    const context = benefitRequestContext({ title: 'A Gift', provider: '', vendorType });
    expect(emptyDraft(context)).toMatchObject({ requestType: 'Other', subject: 'A Gift' });
    expect(requestTitle(context)).toBe('Other Request');
  }
});

test('core/requests-51: the title has the suggested type, and one that is chosen for the form counts more', () => {
  expect(requestTitle(destinationPage)).toBe('Hotel Reservation Request');
  expect(emptyDraft(destinationPage, 'Car').requestType).toBe('Car');
});

test('core/requests-52: a subject of the member stays', () => {
  const typed = { ...emptyDraft(eventPage), subject: 'Two seats' };
  expect(hasEntries(typed, eventPage)).toBe(true);
  const other = followChange(typed, changeRequestType(typed, 'Car', eventPage), eventPage);
  expect(other.subject).toBe('Two seats');
});

test('core/requests-53: name and day of an event are there, are no entry, and come back with the type', () => {
  const opened = emptyDraft(eventPage);
  const details = { eventName: 'Supper and Fado', eventDate: '2030-07-04' };
  expect(opened.details).toEqual(details);
  expect(hasEntries({ ...opened, details: { ...details, eventDate: '' } }, eventPage)).toBe(false);
  const later = { ...opened, details: { ...details, eventDate: '2030-07-05' } };
  expect(hasEntries(later, eventPage)).toBe(true);
  const car = changeRequestType(later, 'Car', eventPage);
  expect(car.details).toEqual({});
  expect(changeRequestType(car, 'Tickets', eventPage).details).toEqual(details);
});

test('core/requests-53, core/requests-18: its request is a general one that the contract takes', () => {
  const name = `Two\nlines ${'x'.repeat(300)}`;
  const context = eventRequestContext(
    {
      title: name,
      location: null,
      startDate: '2030-07-04T18:00:00Z',
      timeZone: 'Europe/Lisbon',
    },
    '2030-07-04',
  );
  const opened = emptyDraft(context);
  const seats = { numberOfTickets: '2', ticketSeating: 'Aisle' };
  const draft = { ...opened, details: { ...opened.details, ...seats } };
  const payload = requestPayloadSchema.parse(buildRequestPayload(draft, context));
  expect(payload).toMatchObject({ requestType: 'Tickets', eventDate: '2030-07-04' });
  expect(payload).not.toHaveProperty('vendorId');
  expect(payload).not.toHaveProperty('suggestion');
});

test('core/requests-54, core/requests-53: an event suggests its day at the venue, unless that is past', () => {
  const event = {
    title: 'Supper',
    location: 'Casa Azul, Rua do Norte 4, Lisbon',
    startDate: '2030-07-04T23:30:00Z',
    timeZone: 'Europe/Lisbon',
  };
  const suggestion = { kind: 'event', name: 'Supper', place: 'Casa Azul' };
  expect(eventRequestContext(event, '2030-07-05')).toEqual({
    kind: 'general',
    suggestion: { ...suggestion, day: '2030-07-05' },
  });
  expect(eventRequestContext(event, '2030-07-06')).toEqual({ kind: 'general', suggestion });
});

test('core/requests-54: a benefit has its provider and its kind of vendor, a destination its name', () => {
  const benefit = { title: 'A Night More', provider: 'Casa Azul', vendorType: 'hotels' };
  expect(benefitRequestContext(benefit)).toEqual(benefitPage);
  expect(destinationRequestContext({ name: 'Lisbon' })).toEqual(destinationPage);
});

test.each([
  [vendor, 'Dining', 'The Quiet Table'],
  [vendor, null, 'The Quiet Table'],
  [eventPage, 'Dining', 'Casa Azul'],
  [eventPage, 'Tickets', 'Casa Azul'],
  [eventPage, 'Hotel', null],
  [eventPage, null, null],
  [benefitPage, 'Hotel', 'Casa Azul'],
  [benefitPage, 'Car', null],
  [destinationPage, 'Hotel', null],
  [general, 'Dining', null],
  [giftProduct, 'Gift', null],
] as const)('core/requests-55: %o tells the place of %s as %s', (context, type, place) => {
  expect(requestPlace(context, type)).toBe(place);
});
