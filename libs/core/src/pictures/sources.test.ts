import { IMAGE_WIDTHS, imageQuerySchema, proxyImage } from '@parlour/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pictureSources } from './sources.ts';

/** Exists at run time, but the library's types exclude browser globals. */
declare const URL: new (
  pictureUrl: string,
  base: string,
) => {
  readonly pathname: string;
  readonly searchParams: Iterable<[string, string]> & { readonly size: number };
};

/** Parses a URL as the proxy does. */
const queryOf = (pictureUrl: string) => {
  const { pathname, searchParams } = new URL(pictureUrl, 'https://club.example');
  expect(pathname).toBe(proxyImage.path);
  const query = Object.fromEntries(searchParams);
  expect(Object.keys(query)).toHaveLength(searchParams.size);
  return imageQuerySchema.parse(query);
};

/** Parses a srcset as a browser does: candidates separated by commas, each a URL, a space and a width. */
const candidatesOf = (srcSet: string) =>
  srcSet.split(',').map((candidate) => {
    const [pictureUrl = '', width = '', ...rest] = candidate.split(' ');
    expect(rest).toEqual([]);
    return { pictureUrl, width: Number(/^(\d+)w$/.exec(width)?.[1]) };
  });

const hostile = fc.oneof(
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.string({ minLength: 1, unit: 'binary' }),
  fc
    .array(fc.constantFrom(',', ' 1w', '&width=4096', '#', '?', '%', '"', '\n', '+', '\ud800'), {
      minLength: 1,
    })
    .map((parts) => parts.join('')),
);

test('core/pictures-1: the URLs of a picture of the club', () => {
  const baseUrl = '/api/images/proxy?url=%2Fpictures%2Flisbon.webp&width=';
  const { src, srcSet } = pictureSources('/pictures/lisbon.webp');
  expect(src).toBe(`${baseUrl}960`);
  expect(srcSet.split(',')).toEqual([
    `${baseUrl}320 320w`,
    `${baseUrl}480 480w`,
    `${baseUrl}640 640w`,
    `${baseUrl}960 960w`,
    `${baseUrl}1280 1280w`,
    `${baseUrl}1600 1600w`,
    `${baseUrl}2400 2400w`,
  ]);
});

test('core/pictures-1, core/pictures-2: every width is there once, the smallest as the placeholder alone', () => {
  fc.assert(
    fc.property(hostile, (url) => {
      const { src, srcSet, placeholder } = pictureSources(url);
      const widths = candidatesOf(srcSet).map(({ width }) => width);
      expect([queryOf(placeholder).width, ...widths]).toEqual(IMAGE_WIDTHS);
      expect(widths).toContain(queryOf(src).width);
    }),
  );
});

test('core/pictures-1, core/pictures-3: the proxy reads the whole URL, the width, and its own format and quality', () => {
  fc.assert(
    fc.property(hostile, (url) => {
      for (const { pictureUrl, width } of candidatesOf(pictureSources(url).srcSet)) {
        expect(queryOf(pictureUrl)).toEqual({
          url: url.toWellFormed(),
          width,
          format: 'webp',
          quality: 80,
        });
      }
    }),
  );
});
