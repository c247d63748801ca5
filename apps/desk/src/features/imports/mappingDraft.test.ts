import { expect, test } from 'vitest';
import {
  savedMappings,
  uploaded,
  uploadedAccounts,
  uploadedEvents,
} from '../../testing/imports.ts';
import {
  mappingIssue,
  missingFields,
  needsDayOrder,
  savedMappingFor,
  substituteLabel,
  suggestedMapping,
  unknownValues,
  withValues,
} from './mappingDraft.ts';

test('desk/imports-2: a mapping is suggested by the headers, and again for another kind', () => {
  expect(suggestedMapping(uploaded)).toMatchObject({
    kind: 'vendor',
    columns: { 'Account ID': 'externalId', 'Account Name': 'name' },
  });
  // The id of a company identifies no person.
  expect(suggestedMapping(uploaded, 'members').columns).not.toHaveProperty('Account ID');
  // Such a value would also change the items that are there already.
  expect(suggestedMapping(uploaded).fixedValues).toEqual({});
});

test('desk/imports-2: a field without a column asks for a value, and one column alone identifies the rows', () => {
  const mapping = suggestedMapping(uploaded);
  expect(missingFields(mapping, uploaded.files[0])).toEqual([
    { name: 'name', isInSome: true },
    { name: 'type', isInSome: false },
    { name: 'description', isInSome: false },
  ]);
  const columns = { A: 'crmId', B: 'email', C: 'fullName' };
  expect(missingFields({ kind: 'members', columns }, undefined)).toEqual([]);
  const doubled = (field: string) => ({
    ...mapping,
    columns: { ...mapping.columns, Owner: field },
  });
  expect(mappingIssue(doubled('externalId'))).toBe('Two columns are Identifier.');
  expect(mappingIssue(doubled('name'))).toBeNull();
});

test('desk/imports-2: a field of several columns is asked for where none of them is in each row', () => {
  const columns = { Title: 'title', Day: 'startDate', Time: 'startDate', Text: 'description' };
  const missing = (filledCounts: readonly number[]) =>
    missingFields(
      { kind: 'event', columns },
      {
        rowCount: 9,
        columns: Object.keys(columns).map((header, index) => ({
          header,
          filledCount: filledCounts[index] ?? 0,
          examples: [],
          field: null,
        })),
      },
    ).map(({ name }) => name);
  // A day without a time takes the whole day.
  expect(missing([9, 9, 3, 9])).toEqual(['timeZone']);
  expect(missing([9, 8, 3, 9])).toEqual(['timeZone', 'startDate']);
});

test('desk/imports-8: without identifiers the rows are known by their name, and that is said', () => {
  const named = { kind: 'vendor', columns: { 'Account Name': 'name' }, fixedValues: {} } as const;
  expect(mappingIssue(named)).toBeNull();
  expect(substituteLabel(named)).toBe('name');
  expect(substituteLabel(suggestedMapping(uploaded))).toBeNull();
  expect(mappingIssue({ ...named, columns: {} })).toBe(
    'Choose the column that identifies each row: Identifier, or at least Name.',
  );
});

test('desk/imports-2: a stored mapping leaves out the columns that the file does not have', () => {
  const stored = { ...savedMappings[0]!, columns: { 'Account ID': 'externalId', Gone: 'city' } };
  expect(savedMappingFor(uploaded, stored).columns).toEqual({ 'Account ID': 'externalId' });
});

test('desk/imports-9: the order of days is asked for a column of days that does not show it, and stored', () => {
  const mapping = suggestedMapping(uploadedEvents);
  const [id, , start] = uploadedEvents.files[0]!.columns;
  expect(mapping.columns).toMatchObject({ 'Start Date': 'startDate' });
  expect(needsDayOrder(mapping, start!)).toBe(true);
  expect(needsDayOrder(mapping, { ...start!, hasAmbiguousDays: false })).toBe(false);
  expect(needsDayOrder(mapping, { ...id!, hasAmbiguousDays: true })).toBe(false);
  const stored = {
    ...savedMappings[0]!,
    ...mapping,
    dateOrders: { 'Start Date': 'monthFirst', Gone: 'dayFirst' },
  } as const;
  expect(savedMappingFor(uploadedEvents, stored).dateOrders).toEqual({
    'Start Date': 'monthFirst',
  });
});

test('desk/imports-12: values that the club does not know become a word that is near, or what was chosen', () => {
  const mapping = suggestedMapping(uploadedAccounts);
  const unknown = (draft = mapping) =>
    unknownValues(draft, uploadedAccounts.files[0], { type: ['Hotels', 'Restaurants'] });
  expect(unknown().map(({ value, chosen }) => [value, chosen])).toEqual([
    ['Hôtel', 'Hotels'],
    ['Yacht', undefined],
  ]);
  expect(withValues(mapping, unknown()).values).toEqual({ Type: { Hôtel: 'Hotels' } });
  const chosen = { ...mapping, values: { Type: { Yacht: '' }, Gone: { a: 'b' } } };
  expect(withValues(chosen, unknown(chosen)).values).toEqual({
    Type: { Hôtel: 'Hotels', Yacht: '' },
  });
  expect(withValues(mapping, [])).not.toHaveProperty('values');
  expect(unknownValues(mapping, uploadedAccounts.files[0], {})).toEqual([]);
});
