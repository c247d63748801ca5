import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImportMapping } from '@parlour/contract/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyClub } from '../../../testing/emptyClub.ts';
import { clubFile, folderOf, importPath } from '../../../testing/importing.ts';
import type { TestDatabase } from '../../../testing/testDatabase.ts';

let club: TestDatabase;
beforeAll(async () => {
  club = await createEmptyClub();
});
afterAll(() => club.drop());

const mapping: ImportMapping = {
  kind: 'vendor',
  columns: { Code: 'externalId', Name: 'name', Town: 'city', Notes: 'description' },
  fixedValues: { type: 'Restaurants', description: 'To be written.' },
};
const importText = async (content: string | Uint8Array, wanted = mapping) => {
  const path = join(await folderOf({ 'crm.csv': content }), 'crm.csv');
  return importPath(club, path, { mapping: wanted, applies: null });
};
const titles = async (content: string | Uint8Array) =>
  (await importText(content)).plan.changed.map(({ title, line }) => `${line} ${title}`);

const plain = 'Code,Name,Town,Notes\r\n1,Café Zürich,Zürich,"Two\r\nlines"\r\n2,Ærø,,\r\n';
const expected = ['2 Café Zürich', '4 Ærø'];

for (const [what, content] of [
  ['commas in UTF-8', Buffer.from(plain)],
  ['a mark', Buffer.from(`\uFEFF${plain}`)],
  ['semicolons', Buffer.from(plain.replaceAll(',', ';'))],
  ['tabs', Buffer.from(plain.replaceAll(',', '\t'))],
  ['UTF-16', Buffer.from(`\uFEFF${plain}`, 'utf16le')],
  ['UTF-16 without a mark', Buffer.from(plain, 'utf16le')],
  ['UTF-16, the high byte first', Buffer.from(`\uFEFF${plain}`, 'utf16le').swap16()],
  ['Windows-1252', Buffer.from(plain, 'latin1')],
  ['line feeds alone', Buffer.from(plain.replaceAll('\r\n', '\n'))],
] as const) {
  test(`api/staff/imports-1: a table with ${what} is read`, async () => {
    expect(await titles(content)).toEqual(expected);
  });
}

test('api/staff/imports-1: a guessed encoding is said', async () => {
  const { plan } = await importText(Buffer.from(plain, 'latin1'));
  expect(plan.notes).toEqual([
    'crm.csv: It is no UTF-8, so it was read as Windows-1252. Check names with accents.',
  ]);
});

for (const [what, content, message] of [
  ['is empty', '', 'crm.csv: It is empty.'],
  ['is empty but for its mark', Buffer.from('\ufeff'), 'crm.csv: It is empty.'],
  [
    'has a column twice',
    'Code,Name,Name\n1,a,b',
    'crm.csv, line 1: It has the column Name twice. Rename one of them.',
  ],
  [
    'lacks the identifying column',
    'Name,Town\na,b',
    'crm.csv, line 1: It needs a column externalId, which identifies each row.',
  ],
  [
    'never closes a quotation mark',
    'Code,Name\n1,a\n2,"b\n3,c\n',
    'crm.csv, line 3: A quotation mark is not closed.',
  ],
  ['is an Excel file', 'PK\u0003\u0004xyz', 'crm.csv: It is no ZIP file, or it is damaged.'],
  [
    'has 200,000 rows',
    `Code,Name\n${'1,a\n'.repeat(200_000)}`,
    'crm.csv: It has more than 50,000 rows. Please import it in parts.',
  ],
] as const) {
  test(`api/staff/imports-2: a table that ${what} is refused in a sentence`, async () => {
    await expect(importText(content)).rejects.toThrow(message);
  });
}

for (const [what, content, message] of [
  ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0', 'latin1'), 'It is a picture.'],
  ['a photograph', Buffer.from('\xff\xd8\xff\xe0\0', 'latin1'), 'It is a picture.'],
  ['a PDF', Buffer.from('%PDF-1.7\n'), 'It is a PDF.'],
  [
    'an old Excel file',
    Buffer.from('d0cf11e0a1b11ae10000', 'hex'),
    'It is a file of an office program.',
  ],
  ['a program', Buffer.from('\x7fELF\u0002\u0001\0\0'), 'It is no text.'],
  ['a packed file', Buffer.from('1f8b0800000000000003', 'hex'), 'It is no text.'],
] as const) {
  test(`api/staff/imports-28: ${what} under the name of a table is refused in a sentence`, async () => {
    await expect(importText(content)).rejects.toThrow(`crm.csv: ${message}`);
  });
}

test('api/staff/imports-4: each row that can not be imported is left out, with its file, line and field', async () => {
  const content = [
    'Code,Name,Town,Notes',
    '1,Good,Paris,x',
    '2,A\0B,Paris,x',
    '3,Short',
    '4,Long,Paris,x,y',
    '5,,Paris,x',
    '1,Again,Paris,x',
    ',No key,Paris,x',
    '6,"=HYPERLINK(""x"")",Paris,x',
    '7,Trailing,Paris,x,,',
  ].join('\n');
  const { plan } = await importText(content);
  const at = (line: number, field: string | null, message: string) => ({
    file: 'crm.csv',
    line,
    field,
    message,
  });
  expect(plan.refused).toMatchObject([
    at(3, 'Name', 'Name has a character that no text can have.'),
    at(4, null, 'The row has 2 cells, and the header has 4.'),
    at(5, null, 'The row has 5 cells, and the header has 4.'),
    at(6, 'Name', 'Name is required.'),
    at(7, 'Identifier', '“1” is already on line 2.'),
    at(8, 'Identifier', 'Identifier is required, on one line.'),
  ]);
  expect(plan.counts).toEqual([
    { kind: 'vendor', created: 3, changed: 0, unchanged: 0, refused: 6, hidden: 0 },
  ]);
});

test('api/staff/imports-24: without an identifier, rows are known by their name', async () => {
  const columns = { Name: 'name', Town: 'city' };
  const content = 'Name,Town\nCasa Verde,Rome\ncasa verde ,Milan\n,Oslo\n';
  const { plan } = await importText(content, { ...mapping, columns });
  expect(plan.notes).toEqual([
    'crm.csv: No column identifies the rows, so each is known by its name.',
  ]);
  expect(plan.refused.map(({ line, field, message }) => [line, field, message])).toEqual([
    [3, 'Name', '“casa verde” is already on line 2.'],
    [4, 'Name', 'Name is required, on one line.'],
  ]);
  expect(plan.counts).toMatchObject([{ created: 1, refused: 2 }]);
});

test('api/staff/imports-5: a plan changes nothing, and the same file again changes nothing', async () => {
  const folder = await folderOf({ 'crm.csv': plain });
  const path = join(folder, 'crm.csv');
  const count = async () => (await club.run('select 1 from vendors')).length;
  const planned = await importPath(club, path, { mapping, applies: null });
  expect(planned.isApplied).toBe(false);
  expect(await count()).toBe(0);
  const applied = await importPath(club, path, { mapping, applies: planned.planHash });
  expect(applied).toEqual({ ...planned, isApplied: true });
  expect(await count()).toBe(2);
  const again = await importPath(club, path, { mapping });
  expect(again.plan.counts).toEqual([
    { kind: 'vendor', created: 0, changed: 0, unchanged: 2, refused: 0, hidden: 0 },
  ]);
  await club.run(`update vendors set city = 'Bern', version = version + 1 where external_id = '1'`);
  const stale = await importPath(club, path, { mapping, applies: again.planHash });
  expect(stale.isApplied).toBe(false);
  expect(stale.plan.changed).toEqual([
    { file: 'crm.csv', line: 2, kind: 'vendor', title: 'Café Zürich', fields: ['City'] },
  ]);
  await writeFile(path, 'Code,Town\n1,Basel\n');
  await importPath(club, path, { mapping: { ...mapping, fixedValues: {} } });
  const rows = await club.run('select name, city, version from vendors order by external_id');
  expect(rows).toEqual([
    { name: 'Café Zürich', city: 'Basel', version: 3 },
    { name: 'Ærø', city: null, version: 1 },
  ]);
  const versions = await club.run(
    `select number, source, import_id is null as is_before from content_versions where kind = 'vendor' order by item_id, number`,
  );
  expect(versions).toHaveLength(4);
});

test('api/staff/imports-6: a reference names an identifier, an id or a name, and nothing hidden', async () => {
  const benefits = (vendor: string) =>
    folderOf({
      ...clubFile,
      'benefits.csv': `externalId,title,provider,vendorId,memberBenefitDescription,description\nb,T,P,${vendor},x,y\n`,
    });
  await club.run(
    `insert into vendors (id, name, slug, type, description, external_id, hidden_at) values
       ('v1', 'Seen', 'seen', 'x', 'x', 'E1', null), ('v2', 'Hidden', 'hidden', 'x', 'x', 'E2', now()),
       ('v3', 'Twin', 'twin', 'x', 'x', null, null), ('v4', 'twin', 'twin-2', 'x', 'x', null, null)`,
  );
  for (const key of ['E1', 'v1', 'seen']) {
    const { plan } = await importPath(club, await benefits(key), { applies: null });
    expect(plan.refused, key).toEqual([]);
  }
  for (const [key, message] of [
    ['E2', 'Vendor: the vendor “Hidden” is hidden.'],
    ['Twin', 'Vendor: there is no vendor “Twin”.'],
    ['nobody', 'Vendor: there is no vendor “nobody”.'],
  ] as const) {
    const { plan } = await importPath(club, await benefits(key), { applies: null });
    expect(plan.refused).toMatchObject([
      { file: 'benefits.csv', line: 2, field: 'Vendor', message },
    ]);
  }
});

test('api/staff/imports-8: destinations are imported after what they are part of, with their vendors', async () => {
  const folder = await folderOf({
    ...clubFile,
    'vendors.csv': 'externalId,name,type,description\nw1,One,Hotels,x\nw2,Two,Hotels,x\n',
    'destinations.csv':
      'externalId,name,parentId\nquarter,Quarter,town\ntown,Town,\nlost,Lost,nowhere\na,A,b\nb,B,a\n',
    'destination-vendors.csv':
      'destination,vendor,position\ntown,w2,0\ntown,w1,1\ntown,w9,2\nelsewhere,w1,0\n',
  });
  const { plan } = await importPath(club, folder);
  expect(plan.refused.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
    'destination-vendors.csv:4 Vendors: there is no vendor “w9”.',
    'destinations.csv:4 Part of: there is no destination “nowhere”.',
    'destinations.csv:5 Part of: there is no destination “b”.',
    'destinations.csv:6 Part of: there is no destination “a”.',
    'destination-vendors.csv:5 There is no destination “elsewhere”.',
  ]);
  const listed = await club.run(
    `select d.name, v.name as vendor from connections c join destinations d on d.id = c.destination_id join vendors v on v.id = c.vendor_id order by c.position`,
  );
  expect(listed).toEqual([
    { name: 'Town', vendor: 'Two' },
    { name: 'Town', vendor: 'One' },
  ]);
  const again = await importPath(club, folder, { applies: null });
  expect(again.plan.changed).toEqual([]);
});

test('api/staff/imports-9: what is wrong with a gift guide names the line where it begins', async () => {
  const product = {
    id: 'p1',
    name: 'Lamp',
    description: 'x',
    price: '12.555',
    currencyCode: 'EUR',
  };
  const guides = [
    { externalId: 'g1', name: 'One', sections: [{ name: 'S', products: [product] }] },
    { externalId: 'g2', name: 'Two', memberId: 'nobody', sections: [] },
    { externalId: 'g3', name: 3 },
  ];
  const text = `{"guides":[\n${guides.map((guide) => JSON.stringify(guide)).join(',\n')}\n]}`;
  const folder = await folderOf({ ...clubFile, 'gift-guides.json': text });
  const { plan } = await importPath(club, folder, { applies: null });
  expect(plan.refused.map(({ line, field, message }) => [line, field, message])).toEqual([
    [2, 'Sections', 'Sections, product 1: Price must be an amount such as 12.50, in its currency.'],
    [3, 'Made for', 'Made for: there is no member “nobody”.'],
    [4, 'name', 'name is not what it must be.'],
  ]);
});
