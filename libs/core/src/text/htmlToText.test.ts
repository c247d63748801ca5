import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { htmlToText } from './htmlToText.ts';

test.each([
  ['', ''],
  ['Twelve seats.', 'Twelve seats.'],
  ['herring, <em>remoulade</em>, aquavit', 'herring, remoulade, aquavit'],
  ['<p>One.</p><p>Two.</p>', 'One. Two.'],
  ['One<br>two<BR/>three', 'One two three'],
  ['<ul>\n  <li>Boats</li><li>Bikes</li>\n</ul>', 'Boats Bikes'],
  ['see <a href="https://a.example/?b=1&amp;c=2" rel="nofollow">the list</a>.', 'see the list.'],
  ['<blockquote class="x">Quiet</blockquote>after', 'Quiet after'],
  ['before<!-- not shown -->after', 'before after'],
])('core/format-24: %j reads %j', (html, text) => {
  expect(htmlToText(html)).toBe(text);
});

test.each([
  ['Fish &amp; chips', 'Fish & chips'],
  ['3 &lt; 4 &gt; 2', '3 < 4 > 2'],
  ['&quot;La Mer&quot; &apos;s&apos; &#39;d&#39;', `"La Mer" 's' 'd'`],
  ['five&nbsp;o&#x2019;clock', 'five o’clock'],
  ['&#128512;', '😀'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['&lt;b&gt;bold&lt;/b&gt;', '<b>bold</b>'],
  ['R&D; &foo; &constructor; AT&T', 'R&D; &foo; &constructor; AT&T'],
  ['&#xffffff; &#9999999;', '&#xffffff; &#9999999;'],
  ['a < b', 'a < b'],
])('core/format-24: the characters of %j are %j', (html, text) => {
  expect(htmlToText(html)).toBe(text);
});

test('core/format-24: escaped text reads as it was written', () => {
  const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const escaped = text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
      expect(htmlToText(`<p>${escaped}</p>`)).toBe(text.replace(/\s+/g, ' ').trim());
    }),
  );
});

test('core/format-24: whatever the text, the result is well-formed and on one line', () => {
  const piece = fc.constantFrom('<', '>', '/', 'p', '&', '#x', '#', 'd800', '10', ';', ' ');
  const anyHtml = fc.array(piece).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(fc.oneof(anyHtml, fc.string({ unit: 'grapheme' })), (html) => {
      const text = htmlToText(html);
      expect(text.isWellFormed()).toBe(true);
      expect(text).not.toMatch(/[\n\r]|^\s|\s$/);
    }),
  );
});

test('core/format-24: long hostile text takes no long time', () => {
  expect(htmlToText('<a '.repeat(30_000))).toHaveLength('<a '.length * 30_000 - 1);
  expect(htmlToText('&#'.repeat(30_000))).toHaveLength(60_000);
});
