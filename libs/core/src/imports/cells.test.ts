import { expect, test } from 'vitest';
import { contentFields } from '../content/contentFields.ts';
import { importKinds } from '@parlour/contract/staff';
import { readAmount, writeAmount } from './amounts.ts';
import { dateOrderOf, isAmbiguousDate } from './dates.ts';
import { protectFormula, unprotectFormula } from './formulas.ts';
import { importColumns } from './importColumns.ts';
import { joinList, splitList } from './lists.ts';
import { parseMember } from './memberFields.ts';
import { readCells } from './readCells.ts';
import { suggestFields } from './suggestField.ts';
import { writeCell } from './writeCells.ts';

test('core/imports-1: the columns of each kind are its keys and its fields', () => {
  for (const kind of importKinds) {
    const columns = Object.keys(importColumns(kind));
    expect(new Set(columns).size).toBe(columns.length);
    if (kind === 'members') expect(columns).toContain('crmId');
    else {
      expect(columns).toEqual(expect.arrayContaining(['id', 'externalId', 'isHidden']));
      const plain = Object.entries(contentFields[kind]).filter(
        ([, field]) => field.kind !== 'groups',
      );
      expect(columns).toEqual(expect.arrayContaining(plain.map(([name]) => name)));
    }
  }
});

test('core/imports-1: a member of a file needs a name and an email', () => {
  const member = { crmId: 'A1', email: ' Ada@club.example ', firstName: 'Ada', lastName: 'L' };
  expect(parseMember(member)).toMatchObject({
    ok: true,
    body: { email: 'Ada@club.example', phone: null },
  });
  expect(parseMember({ ...member, lastName: '' }).ok).toBe(true);
  expect(
    parseMember({ ...member, email: 'ada at club', firstName: '', lastName: '\u200b' }),
  ).toEqual({
    ok: false,
    issues: [
      { field: 'lastName', message: 'Last name is required, or a first name.' },
      { field: 'email', message: 'Email must be an email address.' },
    ],
  });
});

test('core/imports-2: a value that is written is read again as the same value', () => {
  const values = {
    name: '=HYPERLINK("x")',
    phone: '+44 20 7946 0000',
    latitude: -0.127758,
    michelinStars: 2,
    isHidden: true,
    description: '<p>A <b>b</b></p>',
    city: null,
  };
  const columns = importColumns('vendor');
  const cells = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, writeCell(columns[name]!, value)]),
  );
  expect(readCells('vendor', cells)).toEqual({ values, issues: [] });
  expect(splitList(joinList(['a|b', 'c\\', 'd']))).toEqual(['a|b', 'c\\', 'd']);
  expect(splitList(' a | |b')).toEqual(['a', 'b']);
  const dateTimes = { startDate: '2030-03-01 19:00+02:00', endDate: '2030-03-01T20:00:00Z' };
  expect(readCells('event', dateTimes).values).toEqual({
    startDate: '2030-03-01T17:00:00.000Z',
    endDate: '2030-03-01T20:00:00.000Z',
  });
});

test('core/imports-2: an amount is exact in its currency', () => {
  for (const [minor, currency, text] of [
    [1250, 'USD', '12.50'],
    [5, 'EUR', '0.05'],
    [800, 'JPY', '800'],
    [1234, 'KWD', '1.234'],
  ] as const) {
    expect(writeAmount(minor, currency)).toBe(text);
    expect(readAmount(text, currency)).toBe(minor);
  }
  expect(readAmount('12,5', 'EUR')).toBe(1250);
  for (const text of ['1.234,50 €', '€ 1,234.50', '1234.50 EUR', '1,234.50']) {
    expect(readAmount(text, 'EUR'), text).toBe(123_450);
  }
  expect(readAmount('USD 4', 'USD')).toBe(400);
  expect(readAmount('$4', 'CAD')).toBe(400);
  expect(readAmount('4 ₩', 'KRW')).toBe(4);
  expect([readAmount('50 eur', 'EUR'), readAmount('R50', 'ZAR')]).toEqual([5000, 5000]);
  expect([readAmount('€50', 'CHF'), readAmount('1,250', 'KWD')]).toEqual([undefined, undefined]);
  for (const text of ['1.234', '-1', '1e3', '', 'EUR 4', '€4', '4 CAD']) {
    expect(readAmount(text, 'USD')).toBeUndefined();
  }
});

test('core/imports-2: plain text becomes paragraphs, and markup stays', () => {
  const read = (description: string, isForeign = true) =>
    readCells('vendor', { description }, { isForeign }).values['description'];
  expect(read('Fish & chips\nby the sea\n\n1 < 2')).toBe(
    '<p>Fish &amp; chips<br />by the sea</p><p>1 &lt; 2</p>',
  );
  expect(read('<p>Fish</p>')).toBe('<p>Fish</p>');
  // A package has what the club itself wrote.
  for (const own of ['<b>Fish</b> & chips', 'Fish &amp; chips', '<p>a</p>\n\n<p>1 < 2</p>']) {
    expect(read(own, false)).toBe(own);
  }
});

test('core/format-23: an imported text keeps what looks like a tag and is none, and its paragraphs', () => {
  const read = (description: string, isForeign = true) =>
    readCells('vendor', { description }, { isForeign }).values['description'];
  expect(read('Contact Anna <anna@club.example>.\n\nSecond')).toBe(
    '<p>Contact Anna &lt;anna@club.example&gt;.</p><p>Second</p>',
  );
  expect(read('<p>Anna <anna@club.example>, 1 < 2</p>')).toBe(
    '<p>Anna &lt;anna@club.example>, 1 &lt; 2</p>',
  );
  expect(read('A <b>quiet</b> bar\r\n\r\nby the sea')).toBe(
    '<p>A <b>quiet</b> bar</p><p>by the sea</p>',
  );
});

test('core/imports-3: days of other systems are read in the order of their column', () => {
  const read = (dateOfBirth: string, dateOfBirthOrder: Parameters<typeof dateOrderOf>[0]) =>
    readCells('members', { dateOfBirth }, { orders: { dateOfBirth: dateOfBirthOrder } });
  expect(dateOrderOf('unknown', '12/31/1980')).toBe('monthFirst');
  expect(dateOrderOf('unknown', '31/12/1980')).toBe('dayFirst');
  expect(dateOrderOf('unknown', '1.2.1980')).toBe('dayFirst');
  expect(dateOrderOf('unknown', '1/2/1980')).toBe('unknown');
  expect(read('03/04/1980', 'monthFirst').values['dateOfBirth']).toBe('1980-03-04');
  expect(read('3.4.1980', 'dayFirst').values['dateOfBirth']).toBe('1980-04-03');
  expect(read('1980-04-03 00:00:00', 'unknown').values['dateOfBirth']).toBe('1980-04-03');
  expect(read('03/04/1980', 'unknown').issues).toEqual([
    {
      field: 'dateOfBirth',
      message: 'Date of birth could be two days. Write it as 2030-01-31.',
    },
  ]);
  for (const text of ['3 April 1980', '03. Apr 1980', 'April 3, 1980', 'Apr 3, 1980 10:00']) {
    expect(read(text, 'unknown').values['dateOfBirth'], text).toBe('1980-04-03');
  }
  expect(dateOrderOf('dayFirst', '12/31/1980')).toBe('mixed');
  expect(dateOrderOf('mixed', '31/12/1980')).toBe('mixed');
  expect(read('12/31/1980', 'mixed').values['dateOfBirth']).toBe('1980-12-31');
  expect(read('03/04/1980', 'mixed').issues[0]?.message).toContain('could be two days');
  expect([isAmbiguousDate('03/04/1980'), isAmbiguousDate('03/03/1980')]).toEqual([true, false]);
  expect(read('3 Foo 1980', 'unknown').issues[0]?.message).toContain('must be a day');
  expect(read('31/02/1980', 'dayFirst').issues[0]?.message).toContain('must be a day');
});

test('core/imports-11: a time without a zone is that of its row or of the club', () => {
  const read = (startDate: string, cells: Record<string, string> = {}, order = 'unknown') =>
    readCells(
      'event',
      { startDate, ...cells },
      {
        orders: { startDate: order as Parameters<typeof dateOrderOf>[0] },
        clubTimeZone: 'Europe/Paris',
      },
    );
  for (const text of [
    '2030-07-01 19:00',
    '2030-07-01T19:00:00',
    '1.7.2030 19:00',
    'July 1, 2030 7:00 PM',
    '1 July 2030, 7:00 p.m.',
  ]) {
    expect(read(text), text).toMatchObject({
      values: { startDate: '2030-07-01T17:00:00.000Z' },
      usesClubZone: true,
    });
  }
  expect(read('07/01/2030 12:30 AM', {}, 'monthFirst').values['startDate']).toBe(
    '2030-06-30T22:30:00.000Z',
  );
  const lisbon = read('2030-07-01 19:00', { timeZone: 'Europe/Lisbon' });
  expect(lisbon.values['startDate']).toBe('2030-07-01T18:00:00.000Z');
  expect(lisbon.usesClubZone).toBeUndefined();
  expect(read('2030-07-01T19:00Z').usesClubZone).toBeUndefined();
  const messageOf = (text: string) => read(text).issues[0]?.message;
  expect(messageOf('2030-03-31 02:30')).toContain('does not exist there');
  expect(messageOf('2030-10-27 02:30')).toContain('comes twice in Europe/Paris');
  expect(messageOf('01/07/2030 19:00')).toContain('could be two days');
  for (const text of ['2030-07-01', '2030-02-30 19:00', '2030-07-01 25:00', 'soon']) {
    expect(messageOf(text), text).toContain('must be a day and a time');
  }
});

test('core/imports-4: what a spreadsheet would run gets an apostrophe, which is taken off again', () => {
  for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\tx', "'=1", "''-1"]) {
    expect(protectFormula(text)).toBe(`'${text}`);
    expect(unprotectFormula(protectFormula(text))).toBe(text);
  }
  for (const text of ['plain', "'quoted'", '', 'a=b']) {
    expect(protectFormula(text)).toBe(text);
    expect(unprotectFormula(text)).toBe(text);
  }
});

test('core/imports-5: the headers of other systems suggest fields', () => {
  expect(
    suggestFields('members', ['Contact ID', 'First Name', 'Surname', 'E-mail', 'E-Mail 2', 'DOB']),
  ).toEqual(['crmId', 'firstName', 'lastName', 'email', null, 'dateOfBirth']);
  expect(suggestFields('vendor', ['Name', 'Vendor Type', 'Lat', 'Lng', 'Name'])).toEqual([
    'name',
    'type',
    'latitude',
    'longitude',
    null,
  ]);
});

test('core/imports-6: a cell that is not what its field takes is an issue of the field', () => {
  const { values, issues } = readCells('vendor', {
    name: 'A\0B',
    isHidden: 'maybe',
    latitude: '48 N',
    unknown: 'x',
    city: ' Paris ',
  });
  expect(values).toEqual({ city: 'Paris' });
  expect(issues).toEqual([
    { field: 'name', message: 'Name has a character that no text can have.' },
    { field: 'isHidden', message: 'Hidden must be yes or no.' },
    { field: 'latitude', message: 'Latitude must be a number.' },
  ]);
  expect(readCells('event', { startDate: '2030-03-01 19:00' }).issues[0]?.message).toContain(
    'with its zone',
  );
  const encoded = { name: 'x&#0;y', city: 'Par&#8203;is', description: 'x&#0;y' };
  expect(readCells('vendor', encoded, { isForeign: true })).toMatchObject({
    values: { city: 'Paris' },
    issues: [{ field: 'name' }, { field: 'description' }],
  });
});

test('core/imports-2: further pictures are written between bars, and read from lines too', () => {
  const field = contentFields.vendor.images;
  const images = ['pictures/a.jpg', 'https://pictures.example/b|c.jpg', '/pictures/d.webp'];
  const cell = writeCell(field, images);
  expect(readCells('vendor', { images: cell }).values['images']).toEqual(images);
  const lines = 'pictures/a.jpg\r\n\npictures/b.jpg|pictures/c.jpg';
  expect(readCells('vendor', { images: lines }).values['images']).toEqual([
    'pictures/a.jpg',
    'pictures/b.jpg',
    'pictures/c.jpg',
  ]);
  expect(readCells('vendor', { images: '' }).values['images']).toEqual([]);
  const foreign = 'https://a.example/1.jpg, https://a.example/2.jpg';
  const read = readCells('vendor', { images: foreign }, { isForeign: true });
  expect(read.values['images']).toEqual(['https://a.example/1.jpg', 'https://a.example/2.jpg']);
});

test('core/imports-5: one column of pictures begins with the first, and one beside it has the others', () => {
  expect(suggestFields('vendor', ['Name', 'Images'])).toEqual(['name', 'imageUrl']);
  expect(suggestFields('vendor', ['Name', 'Image', 'Images'])).toEqual([
    'name',
    'imageUrl',
    'images',
  ]);
});

test('core/imports-12: an address that only the server of Outlook knows is no email', () => {
  const ex =
    '/o=ExchangeLabs/ou=Exchange Administrative Group (FYDIBOHF23SPDLT)/cn=Recipients/cn=0f';
  for (const email of [ex, ex.toUpperCase(), `EX:${ex}`, 'IMCEAEX-_O=CLUB_OU=A@club.example']) {
    expect(readCells('members', { email }, { isForeign: true }), email).toEqual({
      values: {},
      issues: [
        {
          field: 'email',
          message: 'Email: Outlook wrote no email here, but an address inside its server.',
        },
      ],
    });
  }
});
