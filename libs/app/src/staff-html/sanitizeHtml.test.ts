import { expect, test } from 'vitest';
import { sanitizeHtml } from './sanitizeHtml.ts';

test('web/benefits/detail-2: simple markup stays', () => {
  const html =
    '<p>A <strong>table</strong></p><ul><li>by the <em>fire</em></li></ul>H<sub>2</sub>O<sup>1</sup> <u>or</u> <small>so</small>';
  expect(sanitizeHtml(html)).toBe(html);
});

test.each([
  '<script>alert(1)</script>',
  '<img src="x" onerror="alert(1)">',
  '<style>body{display:none}</style>',
  '<p style="position:fixed" onclick="alert(1)" class="x" id="y">text</p>',
  '<iframe src="https://elsewhere.example"></iframe>',
  '<svg><a xlink:href="javascript:alert(1)">text</a></svg>',
  '<form action="https://elsewhere.example"><input name="code"></form>',
])('web/benefits/detail-2: nothing that runs, styles or loads is left of %s', (html) => {
  expect(sanitizeHtml(html)).not.toMatch(/script|style|on\w+=|class|id=|src|iframe|svg|form|input/);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//elsewhere.example',
  '/own/page',
  'mailto:a@b.c',
])('web/benefits/detail-2: a link to %s loses its `href`', (url) => {
  expect(sanitizeHtml(`<a href="${url}">here</a>`)).toBe('<a>here</a>');
});

test('web/benefits/detail-2: a link to a web page opens in a new tab without referrer or opener', () => {
  const template = document.createElement('template');
  template.innerHTML = sanitizeHtml('<a href="https://club.example" target="_top">here</a>');
  const link = template.content.querySelector('a');
  expect(link?.getAttribute('href')).toBe('https://club.example');
  expect(link?.getAttribute('target')).toBe('_blank');
  expect(link?.getAttribute('rel')).toBe('noopener noreferrer');
});
