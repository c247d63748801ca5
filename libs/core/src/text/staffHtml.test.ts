import { expect, test } from 'vitest';
import {
  isEmail,
  isPhone,
  typedCode,
  typedDigits,
  typedEmail,
  typedExpiry,
  typedLine,
  typedPhone,
  typedText,
} from '@parlour/contract/values';
import { websiteHref } from '../format/links.ts';
import { telephoneHref } from '../format/telephone.ts';
import { staffHref } from './staffHref.ts';
import { isStaffHtml, isStaffLink, STAFF_HTML_ELEMENTS } from './staffHtml.ts';

test('core/format-23: elements that run, style, load or submit are not allowed', () => {
  for (const element of ['script', 'style', 'img', 'iframe', 'svg', 'form', 'input', 'span']) {
    expect(STAFF_HTML_ELEMENTS).not.toContain(element);
  }
});

test.each([
  ['https://club.example', 'https://club.example'],
  ['HTTP://club.example/a', 'HTTP://club.example/a'],
  ['//club.example', 'https://club.example'],
  ['www.club.example', 'https://www.club.example'],
  ["https://club.example/château-d'If", "https://club.example/château-d'If"],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  [
    'MAILTO:o’hara@b.example?subject=Table%20for%20two',
    'MAILTO:o’hara@b.example?subject=Table%20for%20two',
  ],
  ['mailto:a@b.example\u200b', 'mailto:a@b.example'],
  [
    'mailto:a@bücher.example,b@b.example?cc=c@b.example',
    'mailto:a@xn--bcher-kva.example,b@b.example?cc=c@b.example',
  ],
  ['Anna <anna@club.example>', 'mailto:anna@club.example'],
  ['tel:+39-06-0194-6013;ext=12', 'tel:+390601946013;ext=12'],
  [' tel:+39 (06) 0194 6013 ', 'tel:+390601946013'],
  ['tel:+39 06 0194 6013 ext. 12', 'tel:+390601946013;ext=12'],
  ['+39 06 0194 6013 ext. 12', 'tel:+390601946013;ext=12'],
  ['\u202a+44 (0)20 7946 0000\u202c', 'tel:+442079460000'],
  ['tel:112', 'tel:112'],
  ['tel:*100#', 'tel:*100#'],
  ['anna@club.example', 'mailto:anna@club.example'],
  ['+39 06 0194 6013', 'tel:+390601946013'],
  ['javascript:alert(1)', null],
  ['java\nscript:alert(1)', null],
  ['data:text/html,x', null],
  ['https://user:secret@club.example', null],
  ['/own/page', null],
  ['#top', null],
  ['mailto:', null],
  ['mailto:a@b.example"onclick=x', null],
  ['tel:', null],
  ['tel:"1', null],
  ['sms:911', null],
  ['https://club.example/"><b>', null],
  ['', null],
  [null, null],
])('core/format-23: a staff link to %j leads to %j', (href, target) => {
  expect(staffHref(href)).toBe(target);
  if (target === null) {
    expect(isStaffLink(href ?? '')).toBe(false);
  } else {
    expect(staffHref(target)).toBe(target);
    expect(isStaffLink(target)).toBe(true);
  }
});

test.each([
  ['<p>a</p>', true],
  ['a<br/>b', true],
  ['<A HREF="https://club.example">a</A>', true],
  ['<div class="x">a</div>', true],
  ['Anna <anna@club.example>', false],
  ['Anna <b@club.example>', false],
  ['a < b and c > d', false],
  ['if a <b and c> d', false],
  ['<https://club.example>', false],
  ['1 <2> 3 <insert name here>', false],
])('core/format-23: whether %j is markup is %j', (text, isMarkup) => {
  expect(isStaffHtml(text)).toBe(isMarkup);
});

test('core/format-23: no text takes long to read', () => {
  const runs = [' ', '=', '1', 'a', '<', '(', '\u200d', '\u200b', '.', ',', '+', '<a ', '1 ', '@'];
  const nasty = runs.flatMap((run) =>
    ['x', 'tel:', '<a a='].map((start) => `${start}${run.repeat(20_000 / run.length)}y`),
  );
  const readers = [
    typedText,
    typedLine,
    typedDigits,
    typedCode,
    typedExpiry,
    typedEmail,
    typedPhone,
    isEmail,
    isPhone,
    websiteHref,
    telephoneHref,
    staffHref,
    isStaffHtml,
    isStaffLink,
  ];
  const isQuick = (read: (text: string) => unknown, text: string) => {
    const start = Date.now();
    read(text);
    return Date.now() - start < 500;
  };
  for (const read of readers) {
    for (const text of nasty) {
      // A busy machine gets a second try.
      const quick = isQuick(read, text) || isQuick(read, text);
      expect(quick, `${read.name} of ${JSON.stringify(text.slice(0, 20))}`).toBe(true);
    }
  }
});
