import { expect, test } from 'vitest';
import { substituteColumn } from './importColumns.ts';
import { readMemberName, readMemberStatus } from './memberWords.ts';
import { parsePicture } from './pictureFields.ts';
import { readCells } from './readCells.ts';
import { suggestFields } from './suggestField.ts';

test('core/imports-5: what CRMs and spreadsheets export is mapped without a hand', () => {
  for (const [kind, columns] of [
    [
      'members',
      {
        'Record ID - Contact': 'crmId',
        'First Name': 'firstName',
        'Last Name': 'lastName',
        Email: 'email',
        'Phone Number': 'phone',
        'Mobile Phone Number': null,
        'Company Name': 'company',
        'Job Title': 'title',
        'Street Address': 'street',
        City: 'city',
        'State/Region': 'state',
        'Postal Code': 'zipCode',
        'Country/Region': 'country',
        'Date of birth': 'dateOfBirth',
        'Membership Start Date': 'memberSince',
        'Membership Status': 'status',
        'Contact owner': null,
      },
    ],
    [
      'members',
      {
        'Mitgliedsnr.': 'crmId',
        Vorname: 'firstName',
        Nachname: 'lastName',
        'E-Mail-Adresse': 'email',
        Telefon: 'phone',
        Geburtsdatum: 'dateOfBirth',
        Eintrittsdatum: 'memberSince',
        'Straße und Hausnummer': 'street',
        PLZ: 'zipCode',
        Ort: 'city',
        Land: 'country',
      },
    ],
    [
      'vendor',
      {
        'Account ID': 'externalId',
        'Account Name': 'name',
        'Account Type': 'type',
        'Billing Street': 'address',
        'Billing City': 'city',
        'Billing State/Province': 'state',
        'Billing Zip/Postal Code': null,
        'Billing Country': 'country',
        Phone: 'phone',
        Website: 'website',
        'Account Description': null,
        Description: 'description',
        'Billing Latitude': 'latitude',
        'Billing Longitude': 'longitude',
      },
    ],
    [
      'vendor',
      {
        Nr: 'externalId',
        Firma: 'name',
        Straße: 'address',
        Ort: 'city',
        Land: 'country',
        Telefon: 'phone',
        Webseite: 'website',
        Beschreibung: 'description',
        Kategorie: 'type',
        Breitengrad: 'latitude',
        Längengrad: 'longitude',
      },
    ],
  ] as const) {
    const headers = Object.keys(columns);
    const suggested = suggestFields(kind, headers);
    expect(Object.fromEntries(headers.map((header, at) => [header, suggested[at]]))).toEqual(
      columns,
    );
  }
});

test('core/imports-5: an id of another system is the identifier, beside one it stays an id', () => {
  expect(suggestFields('members', ['ID', 'Email'])).toEqual(['crmId', 'email']);
  expect(suggestFields('vendor', ['Id', 'Name'])).toEqual(['externalId', 'name']);
  expect(suggestFields('vendor', ['id', 'externalId', 'name'])).toEqual([
    'id',
    'externalId',
    'name',
  ]);
});

test('core/imports-7: a picture of a package has a text of at most 300 characters and a focal point in percent', () => {
  const picture = { file: 'pictures/a.jpg', alternativeText: 'The lake', focusX: 20, focusY: 90 };
  expect(parsePicture(picture)).toMatchObject({ ok: true, body: { ...picture, id: null } });
  expect(parsePicture({ focusX: 101, focusY: 0.5, alternativeText: 'x'.repeat(301) })).toEqual({
    ok: false,
    issues: [
      { field: 'file', message: 'File is required.' },
      { field: 'focusX', message: 'Focus from the left must be at most 100.' },
      { field: 'focusY', message: 'Focus from the top must be a whole number.' },
      { field: 'alternativeText', message: 'Alternative text must be at most 300 characters.' },
    ],
  });
});

test('core/imports-8: without identifiers, members are known by their email, and items by their name or title', () => {
  expect([
    substituteColumn('members'),
    substituteColumn('vendor'),
    substituteColumn('event'),
  ]).toEqual(['email', 'name', 'title']);
});

test('core/imports-9: the status and the full name of a member are read as others write them', () => {
  for (const [cell, status] of [
    ['Active', 'active'],
    ['Aktiv', 'active'],
    ['On hold', 'suspended'],
    ['Cancelled', 'ended'],
    ['lapsed', 'ended'],
    ['Lead', undefined],
  ] as const) {
    expect(readMemberStatus(cell), cell).toBe(status);
  }
  for (const [name, firstName, lastName] of [
    ['Ada King Lovelace', 'Ada King', 'Lovelace'],
    ['Vincent van der Berg', 'Vincent', 'van der Berg'],
    ['Lovelace, Ada', 'Ada', 'Lovelace'],
    ['De Luca', 'De', 'Luca'],
    ['Cher', null, 'Cher'],
  ] as const) {
    expect(readMemberName(name), name).toEqual({ firstName, lastName });
  }
});

test('core/imports-10: several lines become one, and of attachments the first URL is read', () => {
  const { values } = readCells(
    'vendor',
    {
      address: '1 Quay Street\r\nFloor 2\n',
      imageUrl: 'a.jpg (https://files.example/a.jpg), b.jpg (https://files.example/b.jpg)',
      isHidden: 'checked',
      website: 'N/A',
      description: 'One\nTwo',
    },
    { isForeign: true },
  );
  expect(values).toEqual({
    address: '1 Quay Street, Floor 2',
    imageUrl: 'https://files.example/a.jpg',
    images: ['https://files.example/b.jpg'],
    isHidden: true,
    website: null,
    description: '<p>One<br />Two</p>',
  });
});
