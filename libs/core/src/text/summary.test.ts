import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { openingOf, summaryOf } from './summary.ts';

test('core/format-21: a description becomes plain text', () => {
  expect(
    summaryOf('<p>Dinner by the <em>fire</em>, with wine.</p><ul><li>Coats &amp; hats</li></ul>'),
  ).toBe('Dinner by the fire, with wine. Coats & hats');
});

test('core/format-21: each line becomes a sentence', () => {
  const html =
    '<h3>The night</h3>\n<p>Bring:</p><ul><li>A coat</li><li>Boots!</li></ul>We leave at six<br/>sharp<p> </p>';
  expect(summaryOf(html)).toBe('The night. Bring: A coat. Boots! We leave at six. sharp');
});

test('core/format-21: a sentence that ends within quotes or brackets, or goes on after a dash, gets no second end', () => {
  const html = '<p>He said: “Stay.”</p><p>We did (twice.)</p><p>Then —</p><p>we left (late)</p>So';
  expect(summaryOf(html)).toBe('He said: “Stay.” We did (twice.) Then — we left (late). So');
});

test('core/format-21: markup within a word leaves it whole', () => {
  expect(
    summaryOf('<p>H<sub>2</sub>O for member<b>s</b>, at <i>five</i>&nbsp;o&#8217;clock</p>'),
  ).toBe('H2O for members, at five o’clock');
});

test('core/format-21: a description without text has no summary', () => {
  for (const html of ['', '  ', '<p></p>', '<p>&nbsp;</p>']) expect(summaryOf(html)).toBeNull();
});

test('core/format-21: a long one is cut after a whole word', () => {
  const summary = summaryOf(`<p>${'Supper, '.repeat(60)}</p>`);
  expect(summary?.length).toBeLessThanOrEqual(201);
  expect(summary).toMatch(/Supper…$/);
});

test('core/format-21: it is never longer than a preview shows, and whole Unicode, whatever staff wrote', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 600 }), (html) => {
      const summary = summaryOf(html) ?? '';
      expect(summary.length).toBeLessThanOrEqual(201);
      expect(summary.isWellFormed()).toBe(true);
    }),
  );
});

test.each([
  ['<p>Twelve at a long table. The chef cooks.</p>', 'Twelve at a long table.'],
  [
    '<p>At St. Mark’s we meet at 8 p.m. sharp. Bring a coat.</p>',
    'At St. Mark’s we meet at 8 p.m. sharp.',
  ],
  ['<p>“Shall we dance?” We shall.</p>', '“Shall we dance?”'],
  ['<h3>Doors at 19:00</h3><p>Then music</p>', 'Doors at 19:00.'],
  ['<p>No end</p>', 'No end'],
  ['<p></p>', null],
])('core/format-36: the first sentence of %s', (html, expected) => {
  expect(openingOf(html)).toBe(expected);
});

test('core/format-36: a sentence that is too long is truncated like a summary', () => {
  const html = `<p>${'word '.repeat(80)}</p>`;
  expect(openingOf(html)).toBe(summaryOf(html));
});
