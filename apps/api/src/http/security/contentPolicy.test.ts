import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentPolicy, type MapSources } from './contentPolicy.ts';

const none = { googleMapsKey: null, mapStyleUrl: null, mapTilesUrl: null };
const inlineScript = "'sha256-of-the-inline-script'";
const policyOf = (maps: MapSources) => contentPolicy(maps, { scripts: [inlineScript] });
/** The scripts of every page: the files of this site, and the given inline script. */
const ownScripts = ["'self'", inlineScript];
const directives = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

test('api/http-10: without a map service the pages reach this site alone', () => {
  const policy = directives(policyOf(none));
  expect(policy).toMatchObject({
    'script-src': ownScripts,
    'style-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
  });
});

test('api/http-10: a style for maps opens calls and pictures to its own origin', () => {
  const mapStyleUrl = 'http://tiles.example:8080/styles/night.json?key=1';
  const policy = directives(policyOf({ ...none, mapStyleUrl }));
  expect(policy['connect-src']).toEqual(["'self'", 'http://tiles.example:8080']);
  expect(policy['img-src']).toContain('http://tiles.example:8080');
  expect(policy['script-src']).toEqual(ownScripts);
  expect(policy['style-src']).toEqual(["'self'"]);
});

test('api/http-10: tiles for maps open calls to their own origin, unless the club serves them or has a style', () => {
  const mapTilesUrl = 'https://tiles.example/world.pmtiles';
  const policy = directives(policyOf({ ...none, mapTilesUrl }));
  expect(policy['connect-src']).toEqual(["'self'", 'https://tiles.example']);
  expect(policy['img-src']).not.toContain('https://tiles.example');
  const ownTiles = { ...none, mapTilesUrl: '/map-tiles/archives.json' };
  expect(policyOf(ownTiles)).toBe(policyOf(none));
  const mapStyleUrl = 'https://style.example/night.json';
  expect(policyOf({ ...none, mapTilesUrl, mapStyleUrl })).not.toContain('tiles.example');
});

test('api/http-10: a key opens the pages to Google’s maps, never to code from text', () => {
  const both = { ...none, googleMapsKey: 'key', mapStyleUrl: 'https://tiles.example/style.json' };
  const policy = directives(policyOf(both));
  expect(policy['script-src']).toEqual([
    ...ownScripts,
    'https://maps.googleapis.com',
    'https://maps.gstatic.com',
  ]);
  for (const directive of ['img-src', 'connect-src']) {
    expect(policy[directive]).toContain('https://maps.googleapis.com');
    expect(policy[directive]).toContain('https://maps.gstatic.com');
  }
  expect(policy['style-src']).toContain("'unsafe-inline'");
  expect(policyOf(both)).not.toContain('unsafe-eval');
  expect(policyOf(both)).not.toContain('tiles.example');
});

test('api/http-12: content in the memory of a page is shown as a picture or in a frame, and nowhere else', () => {
  const policy = directives(policyOf(none));
  expect(policy['img-src']).toEqual(["'self'", 'data:', 'blob:']);
  expect(policy['frame-src']).toEqual(['blob:']);
  // Content in memory inherits the policy, and Safari then applies this directive to its frame.
  expect(policy['frame-ancestors']).toEqual(["'self'"]);
  expect(policy['object-src']).toEqual(["'none'"]);
  const open = Object.entries(policy).filter(([, allowed]) => allowed.includes('blob:'));
  expect(open.map(([name]) => name)).toEqual(['img-src', 'frame-src']);
});

test('api/http-13: of style attributes only the two of WebKit’s PDF viewer are allowed', () => {
  const attributes = [
    'margin: 0px;height: 100vh;',
    'width: 100%; height: 100%; border: 0; display: block;',
  ];
  const hashes = attributes.map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  const policy = directives(policyOf(none));
  expect(policy['style-src-attr']).toEqual(["'unsafe-hashes'", ...hashes]);
  expect(directives(policyOf({ ...none, googleMapsKey: 'key' }))['style-src-attr']).toBeUndefined();
});

test.each([none, { ...none, googleMapsKey: 'key' }, { ...none, mapStyleUrl: 'https://a.example' }])(
  'api/http-23: no directive allows a whole scheme of the network, or hosts that it does not name (%j)',
  (maps) => {
    for (const [name, allowed] of Object.entries(directives(policyOf(maps)))) {
      for (const source of allowed) {
        expect([name, source]).not.toEqual([name, expect.stringMatching(/\*|^(https?|wss?):?$/)]);
      }
    }
  },
);
