import { expect, test } from 'vitest';
import { editorsInWords } from './whoEdits.ts';

const mira = { id: 'staff-3', name: 'Mira' };
const theo = { id: 'staff-2', name: 'Theo' };
const ada = { id: 'staff-1', name: 'Ada' };

test('desk/content-15: who saved and who only looks are told apart, each once', () => {
  expect(editorsInWords(null, [])).toBe('');
  expect(editorsInWords(mira, [mira])).toBe('Mira is editing this too.');
  expect(editorsInWords(null, [theo, ada])).toBe('Theo and Ada have this open too.');
  expect(editorsInWords(mira, [mira, theo])).toBe(
    'Mira is editing this too. Theo has this open too.',
  );
});
