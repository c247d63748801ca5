import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FoundRow, type FoundRowProps } from './FoundRow.tsx';

const item = { title: ' élan', detail: 'Paris', imageUrl: null };

function renderRow(props: Partial<FoundRowProps> = {}) {
  render(<FoundRow item={item} href="/vendors/v1" hasPictures {...props} />);
  return screen.getByRole('article');
}

test('a found item is one link, with what tells it from others and its state', () => {
  const row = renderRow({ state: <b>Hidden</b> });
  expect(screen.getByRole('link', { name: 'élan' }).getAttribute('href')).toBe('/vendors/v1');
  expect(row.textContent).toBe('É élanParisHidden');
});

test.each([null, ''])('a detail of %j leaves no line', (detail) => {
  const row = renderRow({ item: { ...item, detail } });
  expect(row.querySelectorAll('p')).toHaveLength(0);
});

test('an item has its picture, otherwise its initial, and neither where its kind has none', () => {
  const plain = renderRow({ hasPictures: false });
  expect([plain.textContent, plain.querySelector('img')]).toEqual([' élanParis', null]);
  cleanup();
  const row = renderRow({ item: { ...item, imageUrl: 'https://pictures.example/a.jpg' } });
  expect(row.querySelector('img')).not.toBeNull();
  expect(row.textContent).toBe(' élanParis');
});
