import { expect, test } from 'vitest';
import { documentsInDisplayOrder, withDocument, withoutDocument } from './documentList.ts';
import { storedDocument } from './fixtures/document.ts';

const document = (id: string) => ({ ...storedDocument, id });
const [first, second, third] = [document('1'), document('2'), document('3')];

test('core/documents-17: a new document is appended to the displayed list, also when it was in it before', () => {
  const listed = withDocument([second, first], third);
  expect(documentsInDisplayOrder(listed)).toEqual([first, second, third]);
  expect(withDocument(listed, third)).toEqual(listed);
});

test('core/documents-17: a deleted document is gone, and the others stay in order', () => {
  expect(withoutDocument([third, second, first], '2')).toEqual([third, first]);
  expect(withoutDocument([first], 'unknown')).toEqual([first]);
});
