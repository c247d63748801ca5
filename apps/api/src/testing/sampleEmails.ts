import type { Profile, Registration } from '@parlour/contract';
import { href, routes } from '@parlour/core';
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
  clubName: 'Parlour',
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
  title: 'Stars over Agafay',
  text: 'Two rooms side by side, please, away from the lift.\nWe arrive late on Friday.',
};

const longWord = 'x'.repeat(2500);

/** Texts that widen an email which lets them. */
const long: SampleTexts = {
  member: { name: 'W'.repeat(100), email: `${'w'.repeat(60)}@${'club'.repeat(15)}.example` },
  firstName: 'W'.repeat(60),
  title: `Donaudampfschifffahrtsgesellschaft${'s'.repeat(200)}`,
  text: longWord,
};

/** Texts in a script that is written from right to left. */
const rightToLeft: SampleTexts = {
  member: { name: 'רוזלינד הייל', email: 'member@club.example' },
  firstName: 'רוזלינד',
  title: 'ليلة تحت النجوم 2026',
  text: 'غرفتان متجاورتان من فضلكم.\nنصل متأخرين يوم الجمعة 18:30.',
};

function emailsWith(texts: SampleTexts) {
  const { member, firstName, title, text } = texts;
  const event: Registration['event'] & { url: string } = {
    id: 'stars-over-agafay',
    title,
    imageUrl: null,
    location: 'Scarabeo Camp, Agafay',
    startDate: '2026-12-05T18:00:00.000Z',
    endDate: null,
    timeZone: 'Africa/Casablanca',
    url: 'https://agafay.example/stars',
  };
  const confirmationNumber = 'RG-WMQ7WM9QWM';
  const stored = {
    confirmationNumber,
    calendarUid: '018e0000-0000-7000-8000-000000000001',
    revision: 0,
    eventRevision: 0,
    event,
  };
  const fileOf = (isCanceled: boolean) =>
    calendarFileOf(club, stored, { now: new Date('2026-11-23T09:00:00Z'), isCanceled });
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
      subject: `Dining Reservation - ${title}`,
      diningDate: '2026-12-04',
      diningTime: '19:30',
      diningGuests: 2,
      dietaryRequirements: text,
      description: text,
    },
    context: { kind: 'vendor', vendorId: 'v1', name: title, vendorType: 'Restaurants' },
    path: href(routes.vendor, { slug: 'scarabeo-camp' }),
    member,
    watchers: [],
  });
  const [changeToStaff, change] = changeRequestEmails(club, {
    id: '018e0000-0000-7000-8000-000000000002',
    payload: { field: 'email', requestedValue: `new-${member.email}`, note: text },
    profile,
    member,
  });
  const benefit = { id: 'b1', title, provider: 'The Yeatman', value: '20%' };
  const redemption = redemptionEmail(club, to, benefit, {
    redemptionCode: 'WMQ7-WM9Q-WMHM',
    instructions: 'Show this code to The Yeatman when you book or arrive, and mention Parlour.',
    expiresAt: '2027-03-01T00:00:00.000Z',
    redeemedAt: '2026-11-23T09:00:00.000Z',
    benefit: { ...benefit, imageUrl: null, expiresAt: null },
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
    ...deskEmailsWith(club, texts),
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
