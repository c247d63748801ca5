import { expect, test } from 'vitest';
import {
  changeDocumentDetail,
  changeDocumentType,
  type DocumentDraft,
  documentSubmission,
  emptyDocumentDraft,
} from './documentDraft.ts';
import { wholeDraft } from './fixtures/document.ts';

test('DO2: another type resets its fields and keeps name and file', () => {
  const { title, file } = wholeDraft;
  const other = changeDocumentType(wholeDraft, 'Drivers License');
  expect(other).toEqual({ type: 'Drivers License', title, file, details: {} });
});

test('DO2: the same type again changes nothing', () => {
  expect(changeDocumentType(wholeDraft, 'Passport')).toBe(wholeDraft);
});

test('DO3, DO5: a complete draft is sent trimmed, with its details joined into the description', () => {
  expect(documentSubmission(wholeDraft)).toEqual({
    file: wholeDraft.file,
    title: 'Passport',
    description: 'Passport number: P1234567\nCountry: France\nNotes: Renewed.\nIn the safe.',
  });
});

test('DO19: the name is sent without direction marks', () => {
  const submission = documentSubmission({ ...wholeDraft, title: ' \u202Egnp.exe' });
  expect(submission?.title).toBe('gnp.exe');
});

test('DO3: Other Document requires nothing more', () => {
  const other = changeDocumentType(wholeDraft, 'Other Document');
  expect(documentSubmission(other)?.description).toBe('');
});

test.each<Partial<DocumentDraft>>([
  { type: null },
  { title: ' ' },
  { title: '\u202E' },
  { file: null },
  { file: { name: 'a.exe', size: 1 } },
  { details: { country: 'France' } },
  changeDocumentDetail(wholeDraft, 'passportNumber', ' '),
  changeDocumentType(wholeDraft, 'Drivers License'),
])('DO3: with %j it cannot be sent', (change) => {
  expect(documentSubmission({ ...wholeDraft, ...change })).toBeNull();
  expect(documentSubmission(emptyDocumentDraft)).toBeNull();
});
