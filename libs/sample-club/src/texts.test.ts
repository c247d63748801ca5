import { describe, expect, test } from 'vitest';
import { createSampleClub } from './createSampleClub.ts';

const { destinations, vendors, benefits, events, giftGuides } = createSampleClub({
  today: '2027-03-14',
});
const sections = giftGuides.flatMap((guide) => guide.sections);
const products = sections.flatMap((section) => section.products);

const htmlTexts = [
  ...vendors.map(({ description }) => description),
  ...benefits.flatMap((benefit) => [benefit.description, benefit.memberBenefitDescription]),
  ...events.map(({ description }) => description),
];
const plainTexts = [
  ...[...giftGuides, ...sections, ...products].map(({ description }) => description),
  ...destinations.map(({ introduction }) => introduction),
  ...[...vendors, ...giftGuides, ...sections, ...products].map(({ name }) => name),
  ...[...benefits, ...events].map(({ title }) => title),
];
const allTexts = [...htmlTexts, ...plainTexts];

describe('HTML', () => {
  test('sample-club-25: consists of four plain tags, well nested', () => {
    for (const text of htmlTexts) {
      expect(text).toMatch(/^<p>.+<\/p>(<ul>(<li>[^<]+<\/li>)+<\/ul>)?$/);
      // Removes innermost elements repeatedly. Any remainder is badly nested.
      let rest = text;
      for (let before = ''; before !== rest;) {
        before = rest;
        rest = rest.replaceAll(/<(p|em|ul|li)>[^<>]*<\/\1>/g, '');
      }
      expect(rest).toBe('');
    }
  });

  test('sample-club-25: uses each of the four tags somewhere', () => {
    for (const tag of ['<p>', '<em>', '<ul>', '<li>']) {
      expect(htmlTexts.some((text) => text.includes(tag))).toBe(true);
    }
  });

  test('sample-club-25: does not occur in plain texts', () => {
    expect(plainTexts.filter((text) => /[<>]|&\w+;/.test(text))).toEqual([]);
  });
});

test('sample-club-26: no text is repeated', () => {
  const described = [
    ...htmlTexts,
    ...[...giftGuides, ...sections, ...products].map(({ description }) => description),
    ...destinations.map(({ introduction }) => introduction),
  ];
  expect(described.filter((text, index) => described.indexOf(text) !== index)).toEqual([]);
});

test('sample-club-26: no text holds a double or outer space, a typewriter apostrophe or a placeholder', () => {
  const careless =
    /\s\s|^\s|\s$|'|--|\b(lorem|ipsum|todo|tbd|xxx|placeholder|foo|undefined|null)\b/i;
  expect(allTexts.filter((text) => careless.test(text))).toEqual([]);
});

test('sample-club-26: no text uses a worn phrase', () => {
  const worn =
    /hidden gem|nestled|vibrant|bustling|must-see|iconic|tucked away|stone’s throw|unforgettable|breathtaking|world-class|curated|bespoke experience|paradise|boasts|elevate|indulge|oasis/i;
  expect(allTexts.filter((text) => worn.test(text))).toEqual([]);
});

test('sample-club-26: a vendor’s description has two to five sentences', () => {
  const outside = vendors.filter(({ description }) => {
    const prose = description.slice(3, description.indexOf('</p>'));
    // A title such as “Mr.” does not end a sentence.
    const sentences = prose.replaceAll(/\b(Mr|Mrs|Ms|Dr)\./g, '$1').match(/[.!?](\s|$)/g) ?? [];
    return sentences.length < 2 || sentences.length > 5;
  });
  expect(outside).toEqual([]);
});
