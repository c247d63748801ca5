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

test.each(['javascript:alert(1)', 'data:text/html,x', '/own/page', 'https://u:p@club.example', ''])(
  'core/format-23: a link to %s leaves its words',
  (url) => {
    const html = `<p>Come <a href="${url}">over <b>he<a href="#">r</a>e</b></a>.</p>`;
    expect(sanitizeHtml(html).replaceAll(/<\/?b>/g, '')).toBe('<p>Come over here.</p>');
  },
);

test('core/format-23: links to emails and telephones stay', () => {
  for (const href of ['mailto:anna@club.example?subject=Hello', 'tel:+390601946013;ext=12']) {
    expect(sanitizeHtml(`<a href="${href}">here</a>`)).toContain(`href="${href}"`);
  }
});

test('web/benefits/detail-2: a link to a web page opens in a new tab without referrer or opener', () => {
  const template = document.createElement('template');
  template.innerHTML = sanitizeHtml('<a href="https://club.example" target="_top">here</a>');
  const link = template.content.querySelector('a');
  expect(link?.getAttribute('href')).toBe('https://club.example');
  expect(link?.getAttribute('target')).toBe('_blank');
  expect(link?.getAttribute('rel')).toBe('noopener noreferrer');
});
