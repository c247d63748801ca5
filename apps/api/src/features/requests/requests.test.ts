import { requestReceiptSchema } from '@parlour/contract';
import { formatDay, formatTimeOfDay } from '@parlour/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MEMBER, STAFF } from '../../testing/constants.ts';
import { startTestClub, type TestClub, type Tokens } from '../../testing/testClub.ts';

let club: TestClub;
let stop: () => Promise<void>;
let as: Tokens;
beforeAll(async () => {
  ({ club, stop } = await startTestClub());
  as = await club.signIn();
});
afterAll(() => stop());

const submit = (body: object, headers: Record<string, string> = {}) =>
  club.call('POST', '/api/requests', { as, body, headers });

const samples = {
  Hotel: { arrivalDate: '2030-05-01', departureDate: '2030-05-04', numberOfGuests: 2 },
  Dining: { diningDate: '2030-05-01', diningTime: '19:30', diningGuests: 4 },
  Car: {
    pickupDate: '2030-05-01',
    pickupTime: '08:00',
    pickupLocation: 'Gare du Nord',
    destination: 'Orly',
    numberOfPassengers: 8,
  },
  Tickets: {
    eventName: 'Tosca',
    eventDate: '2030-05-01',
    numberOfTickets: 2,
    ticketSeating: 'Stalls',
  },
  Gift: {
    recipientName: 'Ada',
    occasion: 'Birthday',
    giftBudgetRange: 'Under $100',
    deliveryDate: '2030-05-01',
  },
  Flower: {
    flowerDeliveryDate: '2030-05-01',
    deliveryAddress: '1 Rose Lane',
    flowerOccasion: 'Get well',
    flowerBudgetRange: 'Under $75',
  },
  Beauty: { serviceType: 'Massage', beautyDate: '2030-05-01', locationPreference: 'Hotel' },
  Other: { otherDescription: 'A piano tuner' },
} as const;

/** Returns a value as emails say it. */
const inWords = (value: string | number) => {
  const text = String(value);
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return formatDay(text);
  return /^\d{2}:\d{2}$/.test(text) ? formatTimeOfDay(text) : text;
};

for (const [requestType, details] of Object.entries(samples)) {
  test(`api/requests-1, api/requests-2: a ${requestType} request is stored and reaches staff and member`, async () => {
    const subject = `Please: ${requestType}`;
    const { status, body } = await submit({ requestType, subject, ...details });
    expect(status).toBe(201);
    const { id, reference, status: progress } = requestReceiptSchema.parse(body.data);
    expect(reference).toMatch(/^RQ-[0-9A-Z]{8}$/);
    expect(progress).toBe('received');

    const [row] = await club.testDatabase.run('select * from requests where id = $1', [id]);
    expect(row).toMatchObject({ reference, subject, request_type: requestType, details });

    const toStaff = await club.mailbox.next(
      (mail) => mail.to.address === STAFF && mail.subject.includes(reference),
    );
    expect(toStaff.replyTo?.address).toBe(MEMBER);
    for (const value of Object.values(details)) expect(toStaff.text).toContain(inWords(value));
    const toMember = await club.mailbox.next(
      (mail) => mail.to.address === MEMBER && mail.subject.includes(reference),
    );
    expect(toMember.replyTo?.address).toBe(STAFF);
    expect(toMember.text).toContain('We will follow up via email.');
  });
}

test('api/requests-3: the server applies the form’s rules and names the field', async () => {
  const refused = async (body: object) => {
    const response = await submit({ subject: 'A', ...body });
    expect(response.status).toBe(400);
    return response.body.field;
  };
  const hotel = { requestType: 'Hotel', ...samples.Hotel };
  expect(await refused({ requestType: 'Hotel' })).toBe('arrivalDate');
  expect(await refused({ ...hotel, subject: '   ' })).toBe('subject');
  expect(await refused({ ...hotel, numberOfGuests: 0 })).toBe('numberOfGuests');
  expect(await refused({ ...hotel, arrivalDate: '2030-02-30' })).toBe('arrivalDate');
  expect(await refused({ ...hotel, roomType: 'Cellar' })).toBe('roomType');
  expect(await refused({ requestType: 'Car', ...samples.Car, numberOfPassengers: 9 })).toBe(
    'numberOfPassengers',
  );
  expect(await refused({ requestType: 'Gift', ...samples.Gift, giftBudgetRange: undefined })).toBe(
    'giftBudgetRange',
  );
  expect(await refused({ requestType: 'Other', otherDescription: '  ' })).toBe('otherDescription');
  expect(await refused({ requestType: 'Teleport' })).toBe('requestType');
});

const vendorOf = async (type: string) => {
  const [vendor] = await club.testDatabase.run(
    'select id, name from vendors where type = $1 order by id limit 1',
    [type],
  );
  return { id: String(vendor?.['id']), name: String(vendor?.['name']) };
};

/** A gift product that every member sees. */
const publicGift = async () => {
  const [product] = await club.testDatabase.run(
    `select p.id, p.name from gift_products p join gift_sections s on s.id = p.section_id
     join gift_guides g on g.id = s.guide_id where g.member_id is null order by p.id limit 1`,
  );
  return { id: String(product?.['id']), name: String(product?.['name']) };
};

const mustBe = (fixedType: string) =>
  `Request type must be ${fixedType}. Please copy what you wrote, then reload the page.`;

test('api/requests-3: a vendor and a gift product fix the request type', async () => {
  const hotel = await vendorOf('Hotels');
  const gift = await publicGift();
  const { giftBudgetRange: _, ...giftDetails } = samples.Gift;
  const { flowerBudgetRange: __, ...flowerDetails } = samples.Flower;
  const { serviceType: ___, ...beautyDetails } = samples.Beauty;
  const car = { requestType: 'Car', subject: 'A car', ...samples.Car };
  expect(await submit({ ...car, vendorId: hotel.id })).toMatchObject({
    status: 400,
    body: { field: 'requestType', message: mustBe('Hotel Reservation') },
  });
  for (const details of [
    { requestType: 'Flower', ...flowerDetails },
    { requestType: 'Beauty', ...beautyDetails },
    { requestType: 'Flower', ...samples.Flower },
    { requestType: 'Other', ...samples.Other },
  ]) {
    expect(await submit({ subject: 'A gift', ...details, giftProductId: gift.id })).toMatchObject({
      status: 400,
      body: { field: 'requestType', message: mustBe('Gifting') },
    });
  }
  const given = { requestType: 'Gift', subject: 'A gift', ...giftDetails };
  expect((await submit({ ...given, giftProductId: gift.id })).status).toBe(201);
});

test('api/requests-3: a form that was open while staff changed the type gets a message that says how to go on', async () => {
  await club.testDatabase.run(
    `insert into vendors (id, name, slug, type, description) values ('moved', 'A', 'moved', 'Bakery', '')`,
  );
  const asked = { requestType: 'Dining', subject: 'A', ...samples.Dining, vendorId: 'moved' };
  expect((await submit(asked)).status).toBe(201);
  await club.testDatabase.run(`update vendors set type = 'Hotels' where id = 'moved'`);
  expect(await submit(asked)).toMatchObject({
    status: 400,
    body: { field: 'requestType', message: mustBe('Hotel Reservation') },
  });
  const corrected = { requestType: 'Hotel', subject: 'A', ...samples.Hotel, vendorId: 'moved' };
  expect((await submit(corrected)).status).toBe(201);
});

test('api/requests-3: for any spelling of the type of a vendor, its form is accepted', async () => {
  for (const [type, requestType] of [
    ['HOTEL', 'Hotel'],
    [' restaurant', 'Dining'],
    ['airport  transfer', 'Car'],
    ['Lighthouse', 'Other'],
    ['', 'Other'],
  ] as const) {
    const id = `rs3-${type}`;
    await club.testDatabase.run(
      `insert into vendors (id, name, slug, type, description) values ($1, 'A', $1, $2, '')`,
      [id, type],
    );
    const request = { subject: 'A', vendorId: id };
    const accepted = await submit({ ...request, requestType, ...samples[requestType] });
    expect([type, accepted.status]).toEqual([type, 201]);
    const other = await submit({ ...request, requestType: 'Tickets', ...samples.Tickets });
    expect([type, other.body.field]).toEqual([type, 'requestType']);
  }
});

test('api/requests-7: the vendor or gift product names the subject, whatever the client sent', async () => {
  const hotel = await vendorOf('Hotels');
  const gift = await publicGift();
  const subjectsOf = async (body: object) => {
    const { status, body: responseBody } = await submit(body);
    expect(status).toBe(201);
    const { id, reference } = requestReceiptSchema.parse(responseBody.data);
    const [row] = await club.testDatabase.run('select subject from requests where id = $1', [id]);
    const emailTo = (recipient: string) =>
      club.mailbox.next(
        (mail) => mail.to.address === recipient && mail.subject.includes(reference),
      );
    const emails = [await emailTo(STAFF), await emailTo(MEMBER)];
    return { stored: row?.['subject'], emails };
  };
  const deceit = 'Please wire 5,000 to my account';
  for (const [subject, body] of [
    [
      `Hotel Reservation - ${hotel.name}`,
      { requestType: 'Hotel', ...samples.Hotel, vendorId: hotel.id },
    ],
    [`Gifting - ${gift.name}`, { requestType: 'Gift', ...samples.Gift, giftProductId: gift.id }],
  ] as const) {
    const { stored, emails } = await subjectsOf({ ...body, subject: deceit });
    expect(stored).toBe(subject);
    for (const email of emails) {
      expect(email.subject).toContain(subject);
      expect(email.text).toContain(`Subject: ${subject}`);
      expect(email.subject + email.text).not.toContain(deceit);
    }
  }
});

test('api/requests-7: the same key and body get the same response though the vendor was renamed between', async () => {
  const { id } = await vendorOf('Restaurants');
  const body = { requestType: 'Dining', subject: 'A', ...samples.Dining, vendorId: id };
  const key = { 'idempotency-key': 'renamed' };
  const first = await submit(body, key);
  expect(first.status).toBe(201);
  await club.testDatabase.run(`update vendors set name = name || ' & Bar' where id = $1`, [id]);
  expect((await submit(body, key)).text).toBe(first.text);
  expect((await submit({ ...body, subject: 'B' }, key)).status).toBe(409);
  const [row] = await club.testDatabase.run(
    'select count(*)::int as count from requests where vendor_id = $1',
    [id],
  );
  expect(row?.['count']).toBe(1);
});

test('api/requests-4: a past date and a departure before the arrival are refused', async () => {
  const past = await submit({
    requestType: 'Dining',
    subject: 'A',
    ...samples.Dining,
    diningDate: '2030-02-27',
  });
  expect(past.body).toMatchObject({
    field: 'diningDate',
    message: 'Dining date must not be in the past.',
  });
  const early = await submit({
    requestType: 'Hotel',
    subject: 'A',
    ...samples.Hotel,
    departureDate: '2030-04-30',
  });
  expect(early.body.field).toBe('departureDate');
});

test('api/requests-5: a request about a vendor or gift product must name one that the member can see', async () => {
  const vendor = await vendorOf('Hotels');
  const hotel = { requestType: 'Hotel', subject: 'About it', ...samples.Hotel };
  const accepted = await submit({ ...hotel, vendorId: vendor.id });
  expect(accepted.status).toBe(201);
  const { reference } = requestReceiptSchema.parse(accepted.body.data);
  const email = await club.mailbox.next((mail) => mail.subject.includes(reference));
  expect(email.text).toContain(`About: ${vendor.name}`);
  expect((await submit({ ...hotel, vendorId: 'none' })).body.field).toBe('vendorId');

  const gift = {
    requestType: 'Gift',
    subject: 'A gift',
    ...samples.Gift,
    giftBudgetRange: undefined,
  };
  expect((await submit({ ...gift, giftProductId: (await publicGift()).id })).status).toBe(201);
  const [others] = await club.testDatabase.run(
    `select p.id from gift_products p join gift_sections s on s.id = p.section_id
     join gift_guides g on g.id = s.guide_id join members m on m.id = g.member_id
     where m.email <> $1 limit 1`,
    [MEMBER],
  );
  expect(others).toBeDefined();
  expect((await submit({ ...gift, giftProductId: others?.['id'] })).body.field).toBe(
    'giftProductId',
  );
});

test('api/requests-6: a refused request leaves neither a row nor an email', async () => {
  const count = async () =>
    (await club.testDatabase.run('select count(*)::int as count from requests'))[0]?.['count'];
  const jobs = async () =>
    (await club.testDatabase.run('select count(*)::int as count from pgboss.job'))[0]?.['count'];
  const before = [await count(), await jobs()];
  await submit({ requestType: 'Other', subject: 'A' });
  expect([await count(), await jobs()]).toEqual(before);
});

test('api/requests-1: references are unique', async () => {
  const references = await club.testDatabase.run('select reference from requests');
  expect(new Set(references.map(({ reference }) => reference)).size).toBe(references.length);
});
