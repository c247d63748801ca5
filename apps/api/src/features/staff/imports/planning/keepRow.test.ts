import { parseMember } from '@parlour/core/imports';
import { expect, test } from 'vitest';
import { keepRow } from './keepRow.ts';

const stored = { crmId: 'A', firstName: 'Ada', lastName: 'L', email: 'a@club.example' };
const needed = (field: string) => field in stored;

test('api/staff/imports-34: a stored value that a later rule refuses stays, and blocks no import of its row', () => {
  const stays = { ...stored, dateOfBirth: '1780-01-01', city: 'Paris' };
  const outcome = (values: Readonly<Record<string, unknown>>) =>
    keepRow({ values, found: [] }, stays, needed, parseMember);
  for (const values of [{ city: 'Rome' }, { city: 'Rome', dateOfBirth: '1780-01-01' }]) {
    expect(outcome(values)).toMatchObject({
      ok: true,
      body: { city: 'Rome', dateOfBirth: '1780-01-01' },
      warnings: [{ field: 'dateOfBirth' }],
    });
  }
  expect(outcome({ dateOfBirth: '1980-01-01' })).toMatchObject({
    body: { dateOfBirth: '1980-01-01' },
    warnings: [],
  });
  expect(outcome({ email: 'none' })).toMatchObject({ ok: false });
});
