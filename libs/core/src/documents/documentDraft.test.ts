import { expect, test } from 'vitest';
import {
  changeDocumentType,
  type DocumentDraft,
  documentSubmission,
  emptyDocumentDraft,
  missingDocumentLabels,
} from './documentDraft.ts';
import { completeDraft } from './fixtures/document.ts';

test('core/documents-2: another type resets its fields and keeps name and file', () => {
  const { title, file } = completeDraft;
  const other = changeDocumentType(completeDraft, 'Drivers License');
  expect(other).toEqual({ type: 'Drivers License', title, file, details: {} });
});

test('core/documents-2: the same type again changes nothing', () => {
  expect(changeDocumentType(completeDraft, 'Passport')).toBe(completeDraft);
});

test('core/documents-3, core/documents-5: a complete draft is sent trimmed, with its details joined into the description', () => {
  expect(documentSubmission(completeDraft)).toEqual({
    file: completeDraft.file,
    title: 'Passport',
    description: 'Passport number: P1234567\nCountry: France\nNotes: Renewed.\nIn the safe.',
  });
});

test('core/documents-19: the name is sent without direction marks', () => {
  const submission = documentSubmission({ ...completeDraft, title: ' \u202Egnp.exe' });
  expect(submission?.title).toBe('gnp.exe');
});

test('core/documents-3: Other Document requires nothing more', () => {
  const other = changeDocumentType(completeDraft, 'Other Document');
  expect(documentSubmission(other)?.description).toBe('');
});

test.each<Partial<DocumentDraft>>([
  { type: null },
  { title: ' ' },
  { title: '\u202E' },
  { file: null },
  { file: { name: 'a.exe', size: 1 } },
  { details: { country: 'France' } },
  { details: { ...completeDraft.details, passportNumber: ' ' } },
  changeDocumentType(completeDraft, 'Drivers License'),
])('core/documents-3: with %j it cannot be sent', (change) => {
  expect(documentSubmission({ ...completeDraft, ...change })).toBeNull();
  expect(documentSubmission(emptyDocumentDraft)).toBeNull();
});

test('core/documents-22: what is missing is named by its labels', () => {
  expect(missingDocumentLabels(emptyDocumentDraft)).toEqual(['Document type', 'Name', 'File']);
  expect(missingDocumentLabels({ ...emptyDocumentDraft, type: 'Passport', title: 'Mine' })).toEqual(
    ['Passport number', 'File'],
  );
  expect(missingDocumentLabels(completeDraft)).toEqual([]);
});
