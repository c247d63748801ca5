import { expect, test } from 'vitest';
import { cardSubmissionSchema } from './paymentMethods.ts';
import { documentUploadSchema } from './documents.ts';
import { registrationPayloadSchema } from './registrations.ts';
import { changeRequestPayloadSchema, profileUpdateSchema } from './profile.ts';
import { codeRequestSchema, codeVerificationSchema, signInSchema } from './signIn.ts';

const card = {
  description: 'Travel',
  cardholderName: 'Ada Byron',
  brand: 'American Express',
  cardNumber: '378282246310005',
  expiryDate: '12/30',
  cvv: '1234',
  street: '1 Main Street',
  city: 'Springfield',
  state: 'IL',
  postalCode: '62701',
  purpose: 'primary',
};

test('contract-15: a card with 15 to 19 digits is accepted', () => {
  expect(cardSubmissionSchema.parse(card)).toEqual(card);
  expect(cardSubmissionSchema.safeParse({ ...card, purpose: null }).success).toBe(true);
});

test.each([
  { cardNumber: '3782-8224-6310-00x' },
  { cardNumber: '37828224631000' },
  { cardNumber: '1'.repeat(20) },
  { expiryDate: '13/30' },
  { expiryDate: '00/30' },
  { expiryDate: '12/203' },
  { cvv: '12' },
  { cvv: '12345' },
  { brand: 'amex' },
  { purpose: 'secondary' },
  { street: ' ' },
  { cardholderName: '' },
])('contract-15: a card with %j is rejected', (invalid) => {
  const parsed = cardSubmissionSchema.safeParse({ ...card, ...invalid });
  expect(parsed.error?.issues.map(({ path }) => path.join('.'))).toEqual(Object.keys(invalid));
});

test('contract-15: a card may be sent as people write it', () => {
  const written = { cardNumber: '\u202d3782\u00a0822463–10005', cvv: '１２３４' };
  for (const expiryDate of ['12/2030', '1230', '122030', '12-30', '2030-12', '１２／３０']) {
    expect(cardSubmissionSchema.parse({ ...card, ...written, expiryDate })).toEqual(card);
  }
});

test('contract-16: a code has six digits', () => {
  const email = 'member@club.example';
  expect(codeRequestSchema.safeParse({ email }).success).toBe(true);
  expect(codeVerificationSchema.safeParse({ email, code: '012345' }).success).toBe(true);
  for (const code of ['12345', '1234567', '12345a', '१२३४५', '']) {
    expect(codeVerificationSchema.safeParse({ email, code }).success).toBe(false);
  }
  for (const code of ['０１２３４５', '٠١٢٣٤٥', '012 345', '\u200b012-345\u2069']) {
    expect(codeVerificationSchema.parse({ email, code }).code).toBe('012345');
  }
  for (const schema of [codeRequestSchema, codeVerificationSchema]) {
    const payload = { email, code: '012345' };
    expect(schema.parse({ ...payload, attempt: 'a' }).attempt).toBe('a');
    for (const attempt of ['', 'a'.repeat(101), 7, null]) {
      expect(schema.safeParse({ ...payload, attempt }).success).toBe(false);
    }
  }
});

test('contract-16: a sign-in contains both tokens', () => {
  const user = { id: 'm1', email: 'a@b.example', name: 'A', crmId: 'x', instanceUrl: '' };
  const complete = { token: 't', user: { ...user, crmToken: 'c' } };
  expect(signInSchema.parse(complete)).toEqual(complete);
  expect(signInSchema.safeParse({ token: 't', user }).success).toBe(false);
  expect(signInSchema.safeParse({ ...complete, token: '' }).success).toBe(false);
});

test('contract-17: a registration names the attendee', () => {
  const attendeeInfo = { firstName: 'Ada', lastName: 'Byron', email: 'a@b.example' };
  expect(registrationPayloadSchema.safeParse({ eventId: 'e1', attendeeInfo }).success).toBe(true);
  expect(registrationPayloadSchema.safeParse({ attendeeInfo }).success).toBe(true);
  const parsed = registrationPayloadSchema.safeParse({
    eventId: 'e1',
    attendeeInfo: { ...attendeeInfo, email: 'nobody' },
  });
  expect(parsed.error?.issues[0]?.path).toEqual(['attendeeInfo', 'email']);
});

test('contract-27: one of two names is enough for an attendee, and what shows nothing is none', () => {
  const parse = (names: object) =>
    registrationPayloadSchema.safeParse({
      eventId: 'e1',
      attendeeInfo: { email: 'a@b.example', ...names },
    });
  expect(parse({ firstName: 'Madonna' }).data?.attendeeInfo.lastName).toBe('');
  expect(parse({ firstName: '', lastName: ' Suharto ' }).data?.attendeeInfo).toMatchObject({
    firstName: '',
    lastName: 'Suharto',
  });
  for (const names of [{}, { firstName: '', lastName: '\u200b' }, { lastName: '\u2800' }]) {
    expect(parse(names).error?.issues[0]?.path).toEqual(['attendeeInfo', 'firstName']);
  }
});

test('contract-18: a profile update changes only its own fields, and none that only the club may change', () => {
  expect(profileUpdateSchema.parse({})).toEqual({});
  expect(
    profileUpdateSchema.parse({ phone: null, address: { city: ' Rome ' }, email: 'x@y.example' }),
  ).toEqual({ phone: null, address: { city: 'Rome' } });
});

test('contract-18: a change request names one of the fields that only the club may change', () => {
  const payload = { field: 'email', requestedValue: 'new@club.example' };
  expect(changeRequestPayloadSchema.parse(payload)).toEqual(payload);
  expect(changeRequestPayloadSchema.safeParse({ ...payload, field: 'phone' }).success).toBe(false);
});

test('contract-19: a document upload contains a data URL and a title', () => {
  const upload = { file: 'data:application/pdf;base64,AA==', title: 'Passport', description: '' };
  expect(documentUploadSchema.parse(upload)).toEqual(upload);
  expect(documentUploadSchema.safeParse({ ...upload, file: 'https://x.example' }).success).toBe(
    false,
  );
  expect(documentUploadSchema.safeParse({ ...upload, title: '' }).success).toBe(false);
});
