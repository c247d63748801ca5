import { expect, test } from 'vitest';
import { readAmount } from './amounts.ts';
import { importColumns, usualValues } from './importColumns.ts';
import { joinCells } from './joinCells.ts';
import { isKnownWord, suggestWord, wordsOf } from './knownValues.ts';
import { readCells } from './readCells.ts';
import { type ColumnFacts, suggestFields } from './suggestField.ts';

type Kind = Parameters<typeof suggestFields>[0];
const suggested = (kind: Kind, headers: readonly string[], facts?: readonly ColumnFacts[]) =>
  Object.fromEntries(
    headers.flatMap((header, at) => {
      const field = suggestFields(kind, headers, facts)[at];
      return field === null ? [] : [[header, field]];
    }),
  );
const foreign = { isForeign: true } as const;
const fact = (isUnique?: boolean, filledCount = 9): ColumnFacts => ({
  filledCount,
  examples: [],
  isUnique,
});

test('core/imports-5: the id of a person identifies it, and never that of a company', () => {
  const contacts =
    'Id,IsDeleted,AccountId,Salutation,FirstName,LastName,Name,MailingStreet,MailingCity,MailingState,MailingPostalCode,MailingCountry,Phone,MobilePhone,Email,Title,Birthdate,Member_Since__c';
  expect(suggested('members', contacts.split(','))).toEqual({
    Id: 'crmId',
    FirstName: 'firstName',
    LastName: 'lastName',
    MailingStreet: 'street',
    MailingCity: 'city',
    MailingState: 'state',
    MailingPostalCode: 'zipCode',
    MailingCountry: 'country',
    Phone: 'phone',
    Email: 'email',
    Title: 'title',
    Birthdate: 'dateOfBirth',
    Member_Since__c: 'memberSince',
  });
  expect(suggested('members', ['AccountId', 'AccountNumber', 'Last Name', 'Email'])).toEqual({
    'Last Name': 'lastName',
    Email: 'email',
  });
  const accounts = ['AccountNumber', 'Id', 'ParentId', 'Name', 'BillingStreet', 'BillingCity'];
  expect(suggested('vendor', accounts)).toMatchObject({ Id: 'externalId', BillingCity: 'city' });
  expect(suggested('vendor', accounts)).not.toHaveProperty('AccountNumber');
});

test('core/imports-5: of vendors without a type the category is the type', () => {
  expect(suggested('vendor', ['Title', 'Categories'])).toEqual({
    Title: 'name',
    Categories: 'type',
  });
  expect(suggested('vendor', ['Name', 'Type', 'Category'])).toMatchObject({
    Type: 'type',
    Category: 'category',
  });
  expect(suggested('event', ['Event', 'Date', 'Category'])).toEqual({
    Event: 'title',
    Date: 'startDate',
    Category: 'category',
  });
});

test('core/imports-5: a whole name helps rows that have neither of its parts', () => {
  const headers = ['ID', 'First Name', 'Last Name', 'Display Name'];
  const filled = (first: number, last: number) =>
    [9, first, last, 9].map((each) => fact(true, each));
  expect(suggested('members', headers, filled(8, 8))).toMatchObject({ 'Display Name': 'fullName' });
  for (const facts of [filled(8, 9), filled(9, 8), undefined]) {
    expect(suggested('members', headers, facts)).not.toHaveProperty('Display Name');
  }
});

test('core/imports-5: what repeats or is empty in some rows identifies nothing', () => {
  const headers = ['Id', 'Record ID', 'Email'];
  expect(suggested('members', headers, [fact(false), fact(true), fact(true)])).toEqual({
    'Record ID': 'crmId',
    Email: 'email',
  });
  expect(suggested('members', headers, [fact(false), fact(false), fact(true)])).toEqual({
    Email: 'email',
  });
});

test('core/imports-5, core/imports-13: calendars and contacts of others suggest their fields', () => {
  const tribe =
    'Event Name,Event Excerpt,Event Venue Name,Event Organizer Name,Event Start Date,Event Start Time,Event End Date,Event End Time,All Day Event,Event Time Zone,Event Category,Event Cost,Event Currency Symbol,Event Featured Image,Event Website,Event Description';
  expect(suggested('event', tribe.split(','))).toEqual({
    'Event Name': 'title',
    'Event Venue Name': 'location',
    'Event Start Date': 'startDate',
    'Event Start Time': 'startDate',
    'Event End Date': 'endDate',
    'Event End Time': 'endDate',
    'All Day Event': 'isAllDay',
    'Event Time Zone': 'timeZone',
    'Event Category': 'category',
    'Event Featured Image': 'imageUrl',
    'Event Website': 'url',
    'Event Description': 'description',
  });
  const outlook =
    'Title,First Name,Last Name,Company,Job Title,Business Street,Business Street 2,Business City,Home Street,Home City,Business Phone,Mobile Phone,Birthday,E-mail Address,E-mail 2 Address';
  const filled = outlook.split(',').map((name) => fact(undefined, name.startsWith('Home') ? 0 : 9));
  expect(suggested('members', outlook.split(','), filled)).toEqual({
    'First Name': 'firstName',
    'Last Name': 'lastName',
    Company: 'company',
    'Job Title': 'title',
    'Business Street': 'street',
    'Business Street 2': 'street',
    'Business City': 'city',
    'Mobile Phone': 'phone',
    Birthday: 'dateOfBirth',
    'E-mail Address': 'email',
  });
  const google =
    'Name,Given Name,Family Name,Birthday,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Value,Address 1 - Street,Address 1 - City,Address 1 - Region,Organization 1 - Name,Organization 1 - Title';
  expect(suggested('members', google.split(','))).toMatchObject({
    'Given Name': 'firstName',
    'E-mail 1 - Value': 'email',
    'Phone 1 - Value': 'phone',
    'Address 1 - Street': 'street',
    'Address 1 - Region': 'state',
    'Organization 1 - Name': 'company',
    'Organization 1 - Title': 'title',
  });
});

test('core/imports-5: audiences, attendees and users of websites suggest their fields', () => {
  expect(
    suggested(
      'members',
      'Order #,First Name,Last Name,Email,Attendee #,Home Address 1,Home Zip,Cell Phone'.split(','),
    ),
  ).toEqual({
    'First Name': 'firstName',
    'Last Name': 'lastName',
    Email: 'email',
    'Home Address 1': 'street',
    'Home Zip': 'zipCode',
    'Cell Phone': 'phone',
  });
  expect(
    suggested(
      'members',
      'ID,user_login,user_email,first_name,last_name,role,billing_phone'.split(','),
    ),
  ).toEqual({
    ID: 'crmId',
    user_email: 'email',
    first_name: 'firstName',
    last_name: 'lastName',
    billing_phone: 'phone',
  });
  const google =
    'First Name,Middle Name,Last Name,Organization Name,Organization Title,Birthday,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Address 1 - Street,Address 1 - Postal Code';
  expect(suggested('members', google.split(','))).toMatchObject({
    'Organization Name': 'company',
    'Organization Title': 'title',
    'E-mail 1 - Value': 'email',
    'Phone 1 - Value': 'phone',
    'Address 1 - Postal Code': 'zipCode',
  });
  const german =
    'Vorname,Nachname,Straße geschäftlich,Ort geschäftlich,Postleitzahl geschäftlich,Land/Region geschäftlich,Ort privat,Telefon (mobil),E-Mail-Adresse';
  expect(suggested('members', german.split(','))).toEqual({
    Vorname: 'firstName',
    Nachname: 'lastName',
    'Straße geschäftlich': 'street',
    'Ort geschäftlich': 'city',
    'Postleitzahl geschäftlich': 'zipCode',
    'Land/Region geschäftlich': 'country',
    'Telefon (mobil)': 'phone',
    'E-Mail-Adresse': 'email',
  });
});

test('core/imports-16: a status says what is hidden, where all of its values are known words for that', () => {
  const of = (...values: readonly string[]): ColumnFacts => ({ ...fact(), values });
  const status = (values: readonly string[], kind: Kind = 'vendor') =>
    suggested(kind, ['Name', 'post_status'], [fact(true), of(...values)]);
  expect(status(['publish', 'Draft', 'private'])).toEqual({
    Name: 'name',
    post_status: 'isHidden',
  });
  // Those of a task, and those of a flag that could mean the opposite.
  for (const values of [['publish', 'In progress'], ['yes', 'no'], []]) {
    expect(status(values), values.join()).toEqual({ Name: 'name' });
  }
  expect(
    suggested('vendor', ['Name', 'Archived', 'Status'], [fact(), fact(), of('Active')]),
  ).toEqual({ Name: 'name', Archived: 'isHidden' });
  expect(suggested('event', ['Event Name', 'Event Status'], [fact(), of('live')])).toMatchObject({
    'Event Status': 'isHidden',
  });
  const hidden = (isHidden: string) =>
    readCells('vendor', { isHidden }, { isForeign: true }).values['isHidden'];
  expect(['draft', 'Canceled', 'publish', 'On Sale', 'yes', ''].map(hidden)).toEqual([
    true,
    true,
    false,
    false,
    true,
    false,
  ]);
});

test('core/imports-13: of several telephone numbers each column is taken that has some', () => {
  const headers = ['Email', 'Phone', 'Mobile Phone', 'Home Phone', 'Other Phone'];
  const filled = [9, 3, 3, 1, 0].map((count) => fact(undefined, count));
  expect(suggested('members', headers, filled)).toEqual({
    Email: 'email',
    Phone: 'phone',
    'Mobile Phone': 'phone',
    'Home Phone': 'phone',
  });
});

test('core/imports-13: the cells of several columns make one value', () => {
  expect(joinCells('startDate', 'dateTime', ['7:00 PM', '2030-01-31 00:00:00'])).toBe(
    '2030-01-31 00:00:00 19:00'.replace(' 00:00:00', ''),
  );
  expect(joinCells('street', 'line', ['1 Quay', ' ', 'Floor 2'])).toBe('1 Quay, Floor 2');
  expect(joinCells('fullName', 'line', ['Ada', 'Lovelace'])).toBe('Ada Lovelace');
  expect(joinCells('phone', 'telephone', ['', '+1 2', '+1 3'])).toBe('+1 2');
});

test('core/imports-13: a day without a time takes the whole day, and an end without a day ends in the night', () => {
  const read = (startDate: string, endDate: string, isAllDay = '') => {
    const cells = { startDate, endDate, isAllDay };
    const { values } = readCells('event', cells, { clubTimeZone: 'UTC', isForeign: true });
    return [values['startDate'], values['endDate']];
  };
  const [first, next] = ['2030-01-31T00:00:00.000Z', '2030-02-01T00:00:00.000Z'];
  expect(read('2030-01-31', '2030-01-31')).toEqual([first, next]);
  expect(read('31.01.2030', '')).toEqual([first, next]);
  expect(read('2030-01-31 12:00 AM', '2030-01-31 11:59 PM', 'TRUE')).toEqual([first, next]);
  expect(read('2030-01-31 19:00', '01:30')).toEqual([
    '2030-01-31T19:00:00.000Z',
    '2030-02-01T01:30:00.000Z',
  ]);
  expect(read('2030-01-31 19:00', '2030-01-31')[1]).toBeNull();
});

test('core/imports-11: days and times are read as many countries write them', () => {
  const read = (startDate: string, order: 'serial' | 'unknown' = 'unknown') =>
    readCells('event', { startDate }, { clubTimeZone: 'UTC', orders: { startDate: order } });
  for (const text of [
    '2030/01/31 19:00',
    '2030-1-31 19h00',
    '31.01.2030 19.00 Uhr',
    '31.1.2030, 19:00:00',
    'Jan 31, 2030 7:00\u202fPM',
    'Thu, January 31, 2030 at 7 pm',
    '31 January 2030 19h',
    '31. Januar 2030 um 19 Uhr',
    '31 janvier 2030 19h00',
    '31-Jan-2030 07:00 PM',
    '2030-01-31 19:00:00 UTC',
    '2030-01-31T20:00:00+0100',
    '20300131T190000Z',
    '20300131T190000',
    '7:00 PM Jan 31, 2030',
    '7 p.m. 31 January 2030',
    '2030-01-31T20:00+01',
    '31.1.30 19:00',
    '31-Jan-30 19:00',
    '2030年1月31日 19:00',
    'Thu Jan 31 2030 20:00:00 GMT+0100 (Central European Standard Time)',
    'Thu, 31 Jan 2030 19:00:00 +0000',
    '31. Jänner 2030 19:00',
  ]) {
    expect(read(text).values['startDate'], text).toBe('2030-01-31T19:00:00.000Z');
  }
  expect(read('2030-01-31 24:00').values['startDate']).toBe('2030-02-01T00:00:00.000Z');
  expect(read('47514.7916667', 'serial').values['startDate']).toBe('2030-01-31T19:00:00.000Z');
  for (const text of [
    '47514.79',
    '31/13/2030 19:00',
    '2030-01-31 19:60',
    '13:00 AM',
    'PM Jan 31, 2030',
    'January 31, 2030 7:00 PM (GMT+2) → 11:00 PM',
    '31 January 2030 7pm - 11pm',
    '2030-01-31 19:00 - 23:00',
  ]) {
    expect(read(text).issues, text).toHaveLength(1);
  }
});

test('core/imports-2: numbers and amounts are read as many countries write them', () => {
  for (const text of [
    '1 250,50',
    '1\u202f250,50',
    "1'250.50",
    '1.250,50',
    'US$1,250.50',
    '1,250.50 USD',
  ]) {
    expect(readAmount(text, 'USD'), text).toBe(125_050);
  }
  expect(readAmount("CHF 1'250.–", 'CHF')).toBe(125_000);
  expect(readAmount('Fr. 12.50', 'CHF')).toBe(1250);
  expect(readAmount('12,34,567.50', 'INR')).toBe(123_456_750);
  expect(readAmount('R$ 1.250,00', 'BRL')).toBe(125_000);
  expect(readAmount('¥1,250', 'JPY')).toBe(1250);
  expect(readAmount('１２５０', 'JPY')).toBe(1250);
  expect(readAmount('١٢٫٥٠', 'EUR')).toBe(1250);
  // As spreadsheets and shops write them.
  expect([readAmount('3000.0', 'JPY'), readAmount('3,000.00', 'JPY')]).toEqual([3000, 3000]);
  expect([readAmount('12.5000', 'USD'), readAmount('12.3450', 'KWD')]).toEqual([1250, 12_345]);
  expect([readAmount('12.5001', 'USD'), readAmount('12.000', 'USD')]).toEqual([
    undefined,
    undefined,
  ]);
  for (const text of ['1,250', 'A$1.00', '1 25', '1.250.5', "1'25"]) {
    expect(readAmount(text, 'USD'), text).toBeUndefined();
  }
  expect(readCells('vendor', { latitude: '-48,8566', longitude: '2.3522' }).values).toEqual({
    latitude: -48.8566,
    longitude: 2.3522,
  });
});

test('core/imports-12: texts of other systems are decoded, and their lists split, but not those of a package', () => {
  const read = (cells: Record<string, string>, isForeign: boolean) =>
    readCells('vendor', cells, { isForeign }).values;
  const name = 'O&#8217;Brien &amp; Sons &ndash; Caf&eacute;';
  expect(read({ name }, true)).toEqual({ name: 'O’Brien & Sons – Café' });
  expect(read({ name }, false)).toEqual({ name });
  expect(read({ description: 'Fish &amp; chips' }, true)).toEqual({
    description: '<p>Fish &amp; chips</p>',
  });
  // Only what staff could have written is markup.
  expect(read({ description: 'R&amp;B <o:p></o:p> <!--more-->' }, true)).toEqual({
    description: '<p>R&amp;B &lt;o:p&gt;&lt;/o:p&gt;</p>',
  });
  const { values } = readCells(
    'destination',
    { vendorIds: 'Casa Verde, "Smith, Jones and Sons"' },
    { isForeign: true },
  );
  expect(values['vendorIds']).toEqual(['Casa Verde', 'Smith, Jones and Sons']);
  const contact = { email: 'a@club.example ::: b@club.example', phone: '+1 2 ::: +1 3' };
  expect(readCells('members', contact, { isForeign: true }).values).toEqual({
    email: 'a@club.example',
    phone: '+1 2',
  });
  for (const [flag, value] of [
    ['WAHR', true],
    ['✓', true],
    ['FALSCH', false],
  ] as const) {
    expect(read({ isHidden: flag }, true)).toEqual({ isHidden: value });
  }
  const event = { startDate: '2030-07-01 19:00', timeZone: 'Romance Standard Time' };
  expect(readCells('event', event, { clubTimeZone: 'UTC' }).values).toEqual({
    startDate: '2030-07-01T17:00:00.000Z',
    timeZone: 'Europe/Paris',
  });
});

test('core/imports-12: a zone is named by what it is ahead of UTC, and by cities', () => {
  for (const [name, zone] of [
    ['UTC+5:30', 'Asia/Kolkata'],
    ['GMT+05:30', 'Asia/Kolkata'],
    ['UTC+02:00', 'Etc/GMT-2'],
    ['(UTC+01:00) Amsterdam, Berlin, Bern', 'Europe/Amsterdam'],
    ['(UTC-05:00) Eastern Time (US & Canada)', 'America/New_York'],
    ['(UTC+05:30) Chennai, Kolkata', 'Asia/Kolkata'],
    ['America/New_York', 'America/New_York'],
    ['UTC+5:17', 'UTC+5:17'],
  ] as const) {
    expect(readCells('event', { timeZone: name }).values['timeZone'], name).toBe(zone);
  }
});

test('core/imports-14: a value near a word of the club suggests it, and others are unknown', () => {
  const own = ['Hotels', 'Restaurants'];
  expect(wordsOf('vendor', 'type', own)).toEqual(own);
  expect(
    ['Hôtel', 'hotels', 'Ristorante', 'Yacht', 'Yacht, Hotels', 'Food & Wine'].map((value) =>
      suggestWord(value, own),
    ),
  ).toEqual(['Hotels', 'Hotels', 'Restaurants', undefined, 'Hotels', 'Restaurants']);
  expect(isKnownWord('vendor', 'type', 'Hotels', own)).toBe(true);
  expect(isKnownWord('vendor', 'type', 'Hôtel', own)).toBe(false);
  expect(isKnownWord('members', 'status', 'Platin', [])).toBe(false);
  expect(isKnownWord('vendor', 'isHidden', 'checked', [])).toBe(true);
});

test('core/imports-10: of several pictures in a cell the first with a URL is read, and the others are further ones', () => {
  const read = (imageUrl: string, isForeign = true) =>
    readCells('vendor', { imageUrl }, { isForeign });
  const [a, b] = ['https://files.example/a.jpg', 'https://files.example/b.jpg'];
  const c = 'http://files.example/c.jpg';
  for (const cell of [
    `${a}, ${b}`,
    `${a},${b}`,
    `${a}|${b}`,
    `${a}; ${b}`,
    `${a} ${b}`,
    `${a}\n${b}`,
    `a (1).jpg (${a}),b.jpg (${b})`,
    `no.jpg, ${a}, ${b}`,
    JSON.stringify([a, b]),
    `<img src="${a}" alt=""><img src="${b}">`,
  ]) {
    expect(read(cell), cell).toEqual({ values: { imageUrl: a, images: [b] }, issues: [] });
  }
  expect(read(`${c}, ${a}`).values).toEqual({ imageUrl: a, images: [c] });
  expect(read(`${a}, ${a}`).values).toEqual({ imageUrl: a });
  const beside = readCells('event', { images: `${c},${a},${c}`, imageUrl: `${a},${b}` }, foreign);
  expect(beside.values).toEqual({ imageUrl: a, images: [b, c] });
  const many = Array.from({ length: 15 }, (_, at) => `https://files.example/${at}.jpg`);
  const cut = read(many.join(','));
  expect(cut.values['images']).toEqual(many.slice(1, 13));
  expect(cut.warnings).toEqual([
    { field: 'images', message: 'There are 14. The first 12 were taken.' },
  ]);
  expect(readCells('members', { profilePicture: `${a},${b}` }, foreign)).toEqual({
    values: { profilePicture: a },
    issues: [],
    hasMorePictures: true,
  });
  for (const cell of [
    'https://files.example/a,b_(1).jpg',
    'https://a.example/?of=https://b.example/c',
    'a.jpg, b.jpg',
  ]) {
    expect(read(cell), cell).toEqual({ values: { imageUrl: cell }, issues: [] });
  }
  expect(read(`${a}, ${b}`, false).values['imageUrl']).toBe(`${a}, ${b}`);
});

test('core/imports-11: a time zone of another system that nobody knows is that of the club, with a warning', () => {
  const cells = { startDate: '2030-07-01 19:00', timeZone: 'Nowhere/Town' };
  const reading = { clubTimeZone: 'Europe/Paris' };
  expect(readCells('event', cells, reading).values['timeZone']).toBe('Nowhere/Town');
  expect(readCells('event', cells, { ...reading, isForeign: true })).toEqual({
    values: { startDate: '2030-07-01T17:00:00.000Z', timeZone: 'Europe/Paris' },
    issues: [],
    warnings: [
      {
        field: 'timeZone',
        message: '“Nowhere/Town” is no known time zone. Europe/Paris was taken.',
      },
    ],
    usesClubZone: true,
  });
});

test('core/imports-15: a row without a description has its name or title there, and one without a type is Other', () => {
  expect(usualValues('vendor', { name: 'Salt & <Pepper>' })).toEqual({
    type: 'Other',
    description: '<p>Salt &amp; &lt;Pepper&gt;</p>',
  });
  expect(usualValues('event', { title: 'Gala' })).toEqual({ description: '<p>Gala</p>' });
  expect(usualValues('event', {})).toEqual({});
  expect(usualValues('members', { email: 'a@club.example' })).toEqual({});
});

test('core/imports-10, core/imports-11, core/imports-12: no cell of another system takes long to read', () => {
  const kinds = ['members', 'vendor', 'event', 'destination'] as const;
  const isQuick = (cell: string) => {
    const start = Date.now();
    for (const kind of kinds) {
      const cells = Object.keys(importColumns(kind)).map((name) => [name, cell] as const);
      readCells(kind, Object.fromEntries(cells), { isForeign: true, clubTimeZone: 'UTC' });
    }
    return Date.now() - start < 1500;
  };
  for (const run of [' ', ',', '\n', ' \n', '<!--', '[a b="']) {
    for (const start of ['x', 'x,', 'https://a.example/']) {
      const cell = `${start}${run.repeat(80_000 / run.length)},y`;
      // A busy machine gets a second try.
      const quick = isQuick(cell) || isQuick(cell);
      expect(quick, JSON.stringify(cell.slice(0, 24))).toBe(true);
    }
  }
  const { values } = readCells(
    'vendor',
    {
      description: 'a<!--more--> b <!-- <!-- c --> d --> <!-- e',
      imageUrl: 'https://a.example/b.jpg ,, ',
    },
    { isForeign: true },
  );
  expect(values['imageUrl']).toBe('https://a.example/b.jpg');
  expect(values['description']).toBe('<p>a b  d --&gt; &lt;!-- e</p>');
});
