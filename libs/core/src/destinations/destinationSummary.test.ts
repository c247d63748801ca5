import { expect, test } from 'vitest';
import { destinationSummary } from './destinationSummary.ts';
import { connection, marais, paris } from './fixtures/guide.ts';

const hotel = connection('inn', { type: 'Hotels' });
const bistro = connection('bistro', { type: 'Restaurants' });
const museum = connection('museum', { type: 'Museum' });
const alone = { hasNeighborhoods: false, neighborhoods: [], connections: [] };

test('core/destinations-25: a destination is summarized by the categories of its vendors', () => {
  const detail = { ...alone, destination: paris, connections: [museum, hotel, bistro] };
  expect(destinationSummary(detail)).toBe('Dining, hotels, and activities in Paris.');
  expect(destinationSummary({ ...detail, connections: [hotel] })).toBe('Hotels in Paris.');
});

test('core/destinations-25: a neighborhood is summarized with its destination', () => {
  const detail = { ...alone, destination: marais, connections: [bistro, hotel] };
  expect(destinationSummary(detail)).toBe('Dining and hotels in Le Marais, Paris.');
});

test('core/destinations-25: a destination with neighborhoods is summarized by their names', () => {
  const detail = { ...alone, destination: paris, hasNeighborhoods: true, neighborhoods: [marais] };
  expect(destinationSummary(detail)).toBe('The neighborhoods of Paris: Le Marais.');
});

test('core/destinations-25: a destination with neither has no summary', () => {
  expect(destinationSummary({ ...alone, destination: paris })).toBeNull();
  expect(destinationSummary({ ...alone, destination: paris, hasNeighborhoods: true })).toBeNull();
});
