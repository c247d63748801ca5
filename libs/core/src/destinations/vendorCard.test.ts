import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { htmlToText } from '../text/htmlToText.ts';
import { connection, marais, paris } from './fixtures/guide.ts';
import { vendorEyebrow, vendorLine, vendorQuarter, vendorsWithBenefit } from './vendorCard.ts';

const context = { destination: marais, parentDestination: marais.parentDestination };

test('core/destinations-26: a neighborhood that lists a vendor is named before the city', () => {
  const inMarais = connection('chevreuil', { city: ' Paris ' }, 'le-marais');
  expect(vendorQuarter(inMarais, context)).toBe('Le Marais, Paris');
  expect(vendorQuarter(connection('other', { city: 'Paris' }, 'montmartre'), context)).toBe(
    'Paris',
  );
  const ofCity = { destination: paris, parentDestination: null };
  expect(vendorQuarter(connection('other', { city: 'Paris' }), ofCity)).toBe('Paris');
  expect(
    vendorQuarter(connection('other'), { destination: null, parentDestination: null }),
  ).toBeNull();
});

test.each([
  ['<p>Three sisters cook the lagoon. Fish is shown whole.</p>', 'Three sisters cook the lagoon.'],
  ['<p>Ask for St. Moritz water! Then wait.</p>', 'Ask for St. Moritz water!'],
  ['<p>“Come early.” So they say.</p>', '“Come early.”'],
  ['<p>Open from 7.30 daily</p><p>Closed on Monday.</p>', 'Open from 7.30 daily Closed on Monday.'],
  ['<p>No end</p>', 'No end'],
  ['<p> </p>', null],
])('core/destinations-27: the line of %j is %j', (description, line) => {
  expect(vendorLine({ description })).toBe(line);
});

test('core/destinations-27: a line is how the plain text begins', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'St', '.', ' ', '!', '<p>', '”', 'é') }),
      (description) => {
        const text = htmlToText(description);
        const line = vendorLine({ description });
        if (text === '') expect(line).toBeNull();
        else expect(text.startsWith(line ?? '?')).toBe(true);
      },
    ),
  );
});

test('core/destinations-28: the vendors with a benefit are those that the benefits name', () => {
  const benefits = [{ vendorId: 'a' }, { vendorId: null }, {}, { vendorId: 'a' }];
  expect([...vendorsWithBenefit(benefits)]).toEqual(['a']);
});

test.each([
  ['French; Open hearth', false, 'Restaurants'],
  [' French ; Open hearth', true, 'French'],
  ['French', false, 'Restaurants'],
  [' ; ', true, null],
  [null, true, null],
])('core/destinations-29: with the activities %j, type said: %j, it begins with %j', (...row) => {
  const [activityCategory, isTypeSaid, eyebrow] = row;
  expect(vendorEyebrow({ activityCategory, type: ' Restaurants ' }, isTypeSaid)).toBe(eyebrow);
});
