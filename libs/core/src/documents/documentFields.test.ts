import { documentTypes } from '@parlour/contract';
import { expect, test } from 'vitest';
import { documentFields } from './documentFields.ts';

test.each([
  ['Drivers License', ['licenseNumber']],
  ['Passport', ['passportNumber']],
  ['Other Document', []],
] as const)('core/documents-1: %s requires %j', (type, required) => {
  const fields = documentFields(type);
  const isRequired = fields.filter((field) => field.isRequired).map(({ name }) => name);
  expect(isRequired).toEqual(required);
});

test.each(documentTypes)('core/documents-1: %s may have a date, a place and notes', (type) => {
  const optional = documentFields(type).filter(({ isRequired }) => !isRequired);
  expect(optional.map(({ name }) => name)).toEqual([
    'expirationDate',
    'stateOrProvince',
    'country',
    'notes',
  ]);
});
