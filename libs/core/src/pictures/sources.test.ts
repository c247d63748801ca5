import { IMAGE_WIDTHS, imageQuerySchema, proxyImage } from '@parlour/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pictureSources } from './sources.ts';

/** The runtime has it; the library's own types have no browser. */
declare const URL: new (
  address: string,
  base: string,
) => {
  readonly pathname: string;
  readonly searchParams: Iterable<[string, string]> & { readonly size: number };
};

/** What the proxy reads from an address. */
const queryOf = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://club.example');
  expect(pathname).toBe(proxyImage.path);
  const query = Object.fromEntries(searchParams);
  expect(Object.keys(query)).toHaveLength(searchParams.size);
  return imageQuerySchema.parse(query);
};

/** The candidates as a browser reads them: separated by commas, each an address, a space and a width. */
const candidatesOf = (srcSet: string) =>
  srcSet.split(',').map((candidate) => {
    const [address = '', width = '', ...rest] = candidate.split(' ');
    expect(rest).toEqual([]);
    return { address, width: Number(/^(\d+)w$/.exec(width)?.[1]) };
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

test('PI1: the addresses of a picture of the club', () => {
  const proxied = '/api/images/proxy?url=%2Fpictures%2Flisbon.webp&width=';
  const { src, srcSet } = pictureSources('/pictures/lisbon.webp');
  expect(src).toBe(`${proxied}960`);
  expect(srcSet.split(',')).toEqual([
    `${proxied}320 320w`,
    `${proxied}480 480w`,
    `${proxied}640 640w`,
    `${proxied}960 960w`,
    `${proxied}1280 1280w`,
    `${proxied}1600 1600w`,
    `${proxied}2400 2400w`,
  ]);
});

test('PI1, PI2: every width is there once, the smallest as the placeholder alone', () => {
  fc.assert(
    fc.property(hostile, (url) => {
      const { src, srcSet, placeholder } = pictureSources(url);
      const widths = candidatesOf(srcSet).map(({ width }) => width);
      expect([queryOf(placeholder).width, ...widths]).toEqual(IMAGE_WIDTHS);
      expect(widths).toContain(queryOf(src).width);
    }),
  );
});

test('PI1, PI3: the proxy reads the whole address, the width, and its own format and quality', () => {
  fc.assert(
    fc.property(hostile, (url) => {
      for (const { address, width } of candidatesOf(pictureSources(url).srcSet)) {
        expect(queryOf(address)).toEqual({
          url: url.toWellFormed(),
          width,
          format: 'webp',
          quality: 80,
        });
      }
    }),
  );
});
