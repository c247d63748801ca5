import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Configuration } from '@parlour/contract';
import { browserConfiguration } from '../testing/browserConfiguration.ts';
import { inlineSource } from './inlineSource.ts';
import { memberApp } from './memberApp.ts';
import { shellScript, withShell } from './shells.ts';

const configuration: Configuration = {
  ...browserConfiguration,
  clubName: 'The <i>Club</i>',
};
const page =
  '<head>\n<link rel="stylesheet" crossorigin href="/assets/a.css"></head><body><div id="root"><p>The Club</p></div></body>';
const style = '.page{a:b}';
const shell = '<a><!--club-name--></a><!--concierge--><button>Concierge</button><!--/concierge-->';

const pageFor = (changes: Partial<Configuration> = {}) =>
  withShell(page, { style, shell, picture: null }, { ...configuration, ...changes });

test('api/web-22: the shell and its style are in the page, before the style sheet', () => {
  expect(pageFor()).toBe(
    `<head><style>${style}</style><script>${shellScript}</script></head><body><div id="root">` +
      '<div class="member-shell" inert><a>The &lt;i&gt;Club&lt;/i&gt;</a><button>Concierge</button></div><p>The Club</p></div>' +
      '\n<link rel="stylesheet" crossorigin href="/assets/a.css"></body>',
  );
});

test('api/web-25: the shell has only the links that the club has', () => {
  expect(pageFor({ staffEmail: null })).not.toContain('Concierge');
  expect(pageFor({ staffEmail: null, clubPhone: '+44 20 7946 0180' })).toContain('Concierge');
});

const pictures =
  '<b><!--first-picture--><img src="/api/images/proxy?url=the-first-picture&amp;width=960"><!--/first-picture--></b>';
const pageWith = (picture: string | null) =>
  withShell(page, { style, shell: shell + pictures, picture }, configuration);

test('api/web-26: a shell shows the picture, and the page names it for the app', () => {
  const html = pageWith('https://pictures.example/a "b"&c.jpg');
  expect(html).toContain(
    '<b><img src="/api/images/proxy?url=https%3A%2F%2Fpictures.example%2Fa%20%22b%22%26c.jpg&amp;width=960"></b>',
  );
  expect(html).toContain(
    '<meta name="first-picture" content="https://pictures.example/a &quot;b&quot;&amp;c.jpg">',
  );
});

test('api/web-26: without a picture a shell shows none', () => {
  expect(pageWith(null)).toContain('<b></b>');
  expect(pageWith(null)).not.toContain('first-picture');
});

test('api/web-24: the Content-Security-Policy names the script and the style by their hash', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-shells-'));
  const build = join(folder, 'dist');
  const before = memberApp(build).securityPolicy(configuration);
  expect(before).toContain("style-src 'self';");
  expect(before).not.toContain(inlineSource(shellScript));

  mkdirSync(`${build}-server`);
  writeFileSync(`${build}-server/shells.json`, JSON.stringify({ style, pages: { events: shell } }));
  const { shells, securityPolicy } = memberApp(build);
  expect(shells?.pages).toEqual({ events: shell });
  const policy = securityPolicy(configuration);
  expect(policy).toContain(`style-src 'self' ${inlineSource(style)};`);
  expect(policy).toContain(` ${inlineSource(shellScript)};`);
  // A hash would end 'unsafe-inline', which Google's maps need.
  const googleMapsKey = 'key';
  expect(securityPolicy({ ...configuration, googleMapsKey })).not.toContain(inlineSource(style));
  rmSync(folder, { recursive: true });
});

test("api/web-23: the Content-Security-Policy of a page names the page's own style too", () => {
  const { securityPolicy } = memberApp('/nowhere');
  const own = inlineSource('main{a:b}');
  expect(securityPolicy(configuration, [own])).toContain(`style-src 'self' ${own};`);
  expect(securityPolicy({ ...configuration, googleMapsKey: 'key' }, [own])).not.toContain(own);
});
