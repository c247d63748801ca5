import { expect, test } from 'vitest';
import { contentItems } from '../../testing/content.ts';
import { emptyList, newLabel, stateWords } from './copy.ts';

const labelsOf = (title: string) => {
  const item = contentItems.find((each) => each.title === title);
  return stateWords(item!, 'Europe/Paris').map(({ label }) => label);
};

test('desk/content-1: each item says whether it is published, hidden, drafted or waits for a time', () => {
  expect(labelsOf('Summer ball')).toEqual(['Published']);
  expect(labelsOf('Winter concert')).toEqual(['New draft']);
  expect(labelsOf('Wine tasting')).toEqual(['Published', 'Changed draft', 'In release: Winter']);
  expect(labelsOf('Regatta')).toEqual(['Hidden']);
  expect(labelsOf('Opening night')).toEqual(['Published', 'Changed draft', 'Could not go live']);
  expect(labelsOf('Private viewing')[2]).toMatch(/^Goes live Feb(ruary)? 2, 2030.*9:00/);
  expect(labelsOf('Harvest')[1]).toMatch(/^Is hidden Nov(ember)? 1, 2030.*9:00/);
});

test('desk/content-2: an empty list tells a search that finds nothing from a club without such items', () => {
  expect(emptyList('gift_guide', true).title).toBe('No gift guide fits.');
  expect(emptyList('gift_guide', false).title).toBe('There are no gift guides yet.');
  expect(newLabel('gift_guide')).toBe('New Gift Guide');
});
