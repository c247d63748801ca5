import { expect, test } from 'vitest';
import { savedMappings, uploaded } from '../../testing/imports.ts';
import { mappingIssue, missingFields, savedMappingFor, suggestedMapping } from './mappingDraft.ts';

test('DKX2: a mapping is suggested by the headers, and again for another kind', () => {
  expect(suggestedMapping(uploaded)).toMatchObject({
    kind: 'vendor',
    columns: { 'Account ID': 'externalId', 'Account Name': 'name' },
  });
  expect(suggestedMapping(uploaded, 'members').columns).toMatchObject({ 'Account ID': 'crmId' });
});

test('DKX2: a field without a column asks for a value, and two columns of one field are refused', () => {
  const mapping = suggestedMapping(uploaded);
  expect(missingFields(mapping)).toEqual(['type', 'description']);
  const columns = { A: 'crmId', B: 'email', C: 'fullName' };
  expect(missingFields({ kind: 'members', columns, fixedValues: {} })).toEqual([]);
  const doubled = { ...mapping, columns: { ...mapping.columns, Owner: 'name' } };
  expect(mappingIssue(doubled)).toBe('Two columns are Name.');
});

test('DKX2: a stored mapping leaves out the columns that the file does not have', () => {
  const stored = { ...savedMappings[0]!, columns: { 'Account ID': 'externalId', Gone: 'city' } };
  expect(savedMappingFor(uploaded, stored).columns).toEqual({ 'Account ID': 'externalId' });
});
