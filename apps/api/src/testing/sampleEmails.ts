import type { Profile, Registration } from '@parlour/contract';
import { codeEnd, href, routes } from '@parlour/core';
import { type Branding, recipientOf } from '../emails/branding.ts';
import { undeliveredOf } from '../emails/undelivered.ts';
import { redemptionEmail } from '../features/benefits/emails.ts';
import { changeRequestEmails } from '../features/change-requests/emails.ts';
import { calendarFileOf } from '../features/registrations/calendarEntry.ts';
import { cancellationEmails, registrationEmail } from '../features/registrations/emails.ts';
import { requestEmails } from '../features/requests/emails.ts';
import { codeEmail, disabledEmail } from '../features/sign-in/emails.ts';
import type { Message } from '../platform/mail/message.ts';
import { deskEmailsWith, type SampleTexts } from './sampleDeskEmails.ts';

const club: Branding = {
  clubName: 'The Sample Club',
  clubAddress: '1 Garden Row\nLondon W1\nUnited Kingdom',
  staffEmail: 'concierge@club.example',
  logoUrl: null,
  accentColors: null,
  publicUrl: 'https://club.example',
  desk: { url: 'https://desk.club.example' },
  areRequestsEmailed: true,
};

const usual: SampleTexts = {
  member: { name: 'Rosalind Hale', email: 'member@club.example' },
  firstName: 'Rosalind',
  colleague: { name: 'Anna Bell', email: 'anna@club.example' },
  nameOf: (usualName) => usualName,
  wordsOf: (usualWords) => usualWords,
};

/** Texts that widen an email which lets them. */
const long: SampleTexts = {
  member: { name: 'W'.repeat(100), email: `${'w'.repeat(60)}@${'club'.repeat(15)}.example` },
  firstName: 'W'.repeat(60),
  colleague: {
    name: `${'W'.repeat(60)} Bell`,
    email: `${'w'.repeat(60)}@${'club'.repeat(15)}.example`,
  },
  nameOf: () => `Donaudampfschifffahrtsgesellschaft${'s'.repeat(200)}`,
  wordsOf: () => 'x'.repeat(2500),
};

/** Texts in a script that is written from right to left. */
const rightToLeft: SampleTexts = {
  member: { name: 'רוזלינד הייל', email: 'member@club.example' },
  firstName: 'רוזלינד',
  colleague: { name: 'דנה בל', email: 'anna@club.example' },
  nameOf: () => 'ليلة تحت النجوم 2026',
  wordsOf: () => 'طاولة بجانب النافذة من فضلكم.\nنصل متأخرين يوم الجمعة 19:30.',
};

function emailsWith(texts: SampleTexts) {
  const { member, firstName, nameOf, wordsOf } = texts;
  const vendor = nameOf('Table Chevreuil');
  const subject = `Dining Reservation - ${vendor}`;
  const event: Registration['event'] & { url: string } = {
    id: 'stars-over-agafay',
    title: nameOf('Stars over Agafay'),
    imageUrl: null,
    location: 'Camp Agafay Stone, Route d’Amizmiz, Agafay, Marrakech',
    startDate: '2026-12-10T20:00:00.000Z',
    endDate: null,
    timeZone: 'Africa/Casablanca',
    url: 'https://agafay.example/stars',
  };
  const now = new Date('2026-11-23T09:00:00Z');
  const confirmationNumber = 'RG-WMQ7WM9QWM';
  const stored = {
    confirmationNumber,
    calendarUid: '018e0000-0000-7000-8000-000000000001',
    revision: 0,
    eventRevision: 0,
    event,
  };
  const fileOf = (isCanceled: boolean) => calendarFileOf(club, stored, { now, isCanceled });
  const attendee = { firstName, lastName: 'Hale', email: member.email };
  const facts = { event, attendee, confirmationNumber, member };
  const told = { ...facts, calendarFile: fileOf(false) };
  const to = recipientOf(member);
  const profile: Profile = {
    ref: 'r',
    firstName,
    lastName: 'Hale',
    profilePicture: null,
    memberSince: null,
    dateOfBirth: '1980-03-04',
    email: member.email,
    phone: null,
    professional: { company: null, title: null, workEmail: null },
    address: { street: null, city: null, state: null, zipCode: null, country: null },
  };
  const [canceledToStaff, canceled] = cancellationEmails(club, {
    ...facts,
    calendarFile: fileOf(true),
  });
  const [requestToStaff, request] = requestEmails(club, {
    id: 'r',
    reference: 'RQ-WMQ7WM9Q',
    payload: {
      requestType: 'Dining',
      subject,
      diningDate: '2026-12-04',
      diningTime: '19:30',
      diningGuests: 2,
      dietaryRequirements: wordsOf('No nuts for one of us.'),
      description: wordsOf('A table by the window, please.\nWe arrive late on Friday.'),
    },
    context: { kind: 'vendor', vendorId: 'v1', name: vendor, vendorType: 'Restaurants' },
    path: href(routes.vendor, { slug: 'table-chevreuil' }),
    member,
    watchers: [],
  });
  const [changeToStaff, change] = changeRequestEmails(club, {
    id: '018e0000-0000-7000-8000-000000000002',
    payload: {
      field: 'email',
      requestedValue: `new-${member.email}`,
      note: wordsOf('I no longer read the former address.'),
    },
    profile,
    member,
  });
  const benefit = {
    id: 'b1',
    title: nameOf('Roti Hour Before Supper'),
    provider: 'Wale Street Kitchen Table',
    value: 'Complimentary lesson',
    imageUrl: null,
    expiresAt: null,
  };
  const redemption = redemptionEmail(club, to, benefit, {
    redemptionCode: 'WMQ7-WM9Q-WMHM',
    instructions: `Show this code to ${benefit.provider} when you book or arrive, and mention ${club.clubName}.`,
    expiresAt: codeEnd(benefit, now).toISOString(),
    redeemedAt: now.toISOString(),
    benefit,
  });
  return {
    code: codeEmail(club, to, '482913'),
    disabled: disabledEmail(club, to),
    redemption,
    registration: registrationEmail(club, told, { isChanged: false }),
    registrationChanged: registrationEmail(club, told, { isChanged: true }),
    canceled,
    canceledToStaff,
    request,
    requestToStaff,
    change,
    changeToStaff,
    undelivered: undeliveredOf(club).noticeOf({
      message: codeEmail(club, to, '482913'),
      response: '550 5.1.1 no such mailbox',
    }),
    ...deskEmailsWith(club, texts, subject),
  };
}

/** Every email that the server sends, with usual texts, very long ones, and ones from right to left. */
export function sampleEmails() {
  return {
    usual: emailsWith(usual),
    long: emailsWith(long),
    rightToLeft: emailsWith(rightToLeft),
  } satisfies Record<string, Record<string, Message | undefined>>;
}
