import { expect, test } from 'vitest';
import { isWebLink, STAFF_HTML_ELEMENTS } from './staffHtml.ts';

test('core/format-23: elements that run, style, load or submit are not allowed', () => {
  for (const element of ['script', 'style', 'img', 'iframe', 'svg', 'form', 'input', 'span']) {
    expect(STAFF_HTML_ELEMENTS).not.toContain(element);
  }
});

test.each([
  ['https://club.example', true],
  ['HTTP://club.example/a', true],
  ['javascript:alert(1)', false],
  ['//club.example', false],
  ['/own/page', false],
  ['mailto:a@b.example', false],
  ['', false],
  [null, false],
])('core/format-23: whether %j is a staff link is %j', (href, isLink) => {
  expect(isWebLink(href)).toBe(isLink);
});
