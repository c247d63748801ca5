import { expect, test } from 'vitest';
import { safeHtml } from './safeHtml.ts';

test('simple markup stays', () => {
  const html =
    '<p>A <strong>table</strong> by the <em>fire</em><br />CO<sub>2</sub>, m<sup>2</sup></p>';
  expect(safeHtml(html)).toBe(html);
});

test.each([
  '<script>alert(1)</script>',
  '<img src="x" onerror="alert(1)">',
  '<p style="position:fixed" onclick="alert(1)" class="x" id="y">text</p>',
  '<iframe src="https://elsewhere.example"></iframe>',
  '<svg><a xlink:href="javascript:alert(1)">text</a></svg>',
])('nothing that runs, styles or loads is left of %s', (html) => {
  expect(safeHtml(html)).not.toMatch(/script|style|on\w+=|class|id=|src|iframe|svg/);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//elsewhere.example',
  '/own/page',
  'mailto:a@b.c',
])('a link to %s is no link any more', (url) => {
  expect(safeHtml(`<a href="${url}" target="_top" title="x">here</a>`)).toBe('<a>here</a>');
});

test('a link to a web page opens in a new tab and gives nothing away', () => {
  expect(safeHtml('<a href="https://club.example" target="_top" title="x">here</a>')).toBe(
    '<a href="https://club.example" target="_blank" rel="noopener noreferrer">here</a>',
  );
});
