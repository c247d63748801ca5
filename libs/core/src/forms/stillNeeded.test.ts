import { expect, test } from 'vitest';
import { stillNeeded } from './stillNeeded.ts';

test.each([
  [[], ''],
  [['File'], 'Still needed: File'],
  [['Document type', 'Name', 'File'], 'Still needed: Document type, Name, File'],
  [['Street', 'City', 'State', 'Postal code'], 'Still needed: Street, City and 2 more'],
])('core/forms-10: what is missing of %j is named', (labels, message) => {
  expect(stillNeeded(labels)).toBe(message);
});
