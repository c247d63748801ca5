import { expect, test } from 'vitest';
import { readConfiguration } from './configuration.ts';
import { configuration } from '../testing/club.ts';

const pageWith = (text: string) => {
  const page = document.implementation.createHTMLDocument();
  const element = page.createElement('script');
  element.type = 'application/json';
  element.id = 'configuration';
  element.textContent = text;
  page.head.append(element);
  return page;
};

test('the configuration is read from the page', () => {
  expect(readConfiguration(pageWith(JSON.stringify(configuration)))).toEqual(configuration);
});

test.each(['', 'no JSON', '{"clubName":1}'])(
  'a page with the configuration "%s" gets the product\'s name',
  (text) => {
    expect(readConfiguration(pageWith(text)).clubName).toBe('Parlour');
  },
);
