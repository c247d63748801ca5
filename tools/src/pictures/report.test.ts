import { expect, test } from 'vitest';
import { reportPage } from './report.ts';

test('the report shows before, after and difference side by side', () => {
  const page = reportPage([
    {
      name: 'a.webp',
      what: '3 pixels differ',
      before: 'b.png',
      after: 'c.png',
      difference: 'd.png',
    },
  ]);
  expect(page).toContain('a.webp: 3 pixels differ');
  expect([...page.matchAll(/<img src="([^"]+)"/g)].map(([, file]) => file)).toEqual([
    'b.png',
    'c.png',
    'd.png',
  ]);
});

test('a new picture has nothing before it', () => {
  expect(reportPage([{ name: 'a.webp', what: 'is new', after: 'c.png' }])).toContain(
    '<figcaption>before</figcaption>none',
  );
});

test('names are shown as they are', () => {
  expect(reportPage([{ name: '<a>', what: 'is new' }])).toContain('&lt;a>: is new');
});
