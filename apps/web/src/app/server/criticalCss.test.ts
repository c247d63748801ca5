import { expect, test } from 'vitest';
import { createCriticalCss } from './criticalCss.ts';

const html = '<main class="page wide"><a class="link">Home</a></main>';

test.each([
  ['the rules of its classes and elements', '.page{a:b}', '.page{a:b}'],
  ['one selector of a list', '.other,.link>a{a:b}', '.link>a{a:b}'],
  ['the variables of the page', ':root{--ink:#000}', ':root{--ink:#000}'],
  ['an alternative of a list', ':where(button,a){a:b}', ':where(button,a){a:b}'],
  ['an alternative within a selector', '.page :is(a,ol){a:b}', '.page :is(a,ol){a:b}'],
  ['a state or an attribute', '.link:is(:disabled,[x]){a:b}', '.link:is(:disabled,[x]){a:b}'],
  ['a rule that is off in a state', '.link:not(:focus){a:b}', '.link:not(:focus){a:b}'],
  [
    'a rule that is off before an element',
    '.link:not(:has(+ .other)){a:b}',
    '.link:not(:has(+ .other)){a:b}',
  ],
  ['generated content with braces', '.link:before{content:"}"}', '.link:before{content:"}"}'],
  [
    'rules for a width',
    '@media (width>=1px){.page{a:b}.x{a:b}}',
    '@media (width>=1px){.page{a:b}}',
  ],
  ['local fonts', '@font-face{src:local(Arial)}', '@font-face{src:local(Arial)}'],
  [
    'the keyframes of its animations',
    '@keyframes spin{0%{a:b}}@keyframes fall{0%{a:b}}.page{animation:spin}',
    '.page{animation:spin}@keyframes spin{0%{a:b}}',
  ],
])('web/app/shell-22, web/app/server-13: the style of a page has %s', (_, css, used) => {
  expect(createCriticalCss(css)(html)).toBe(used);
});

test.each([
  ['of other classes', '.page.other{a:b}'],
  ['of other elements', 'dialog{a:b}'],
  ['of states', '.link:hover{a:b}'],
  ['of other attributes', '.link[data-rendered]{a:b}'],
  ['of other pages for a width', '@media (width>=1px){.x{a:b}}'],
  ['of fonts to load', '@font-face{src:url(/a.woff2)}'],
  ['of statements', '@charset "utf-8";'],
])('web/app/shell-22, web/app/server-13: it has no rules %s', (_, css) => {
  expect(createCriticalCss(css)(html)).toBe('');
});
