import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, parse, RECOMMENDED_CONFIG } from '@terrazzo/parser';
import { beforeAll, expect, test } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };
import { color } from './contract.css.ts';
import { dark } from './dark.css.ts';
import { tokenFiles } from './designTokens.ts';
import { light } from './light.css.ts';

const folder = join(import.meta.dirname, '../../tokens');
const files = tokenFiles(packageFile.version);

/** The tokens of the files as a tool that is not ours reads them. It rejects what breaks the format. */
const read = async () => {
  const cwd = pathToFileURL(`${folder}/`);
  const filename = new URL('parlour.resolver.json', cwd);
  // Our names are those of the code.
  const rules = { ...RECOMMENDED_CONFIG, 'core/consistent-naming': 'off' as const };
  const config = defineConfig({ tokens: [filename.href], lint: { rules } }, { cwd });
  return parse([{ filename, src: readFileSync(filename, 'utf8') }], {
    config,
    req: (url) => Promise.resolve(readFileSync(url, 'utf8')),
  });
};
let terrazzo: Awaited<ReturnType<typeof read>>;
beforeAll(async () => {
  terrazzo = await read();
});

test('libs/ui/tokens holds the present tokens and nothing else: run `npm run tokens` to write them', () => {
  expect(readdirSync(folder).toSorted()).toEqual(Object.keys(files).toSorted());
  for (const [name, text] of Object.entries(files)) {
    expect(readFileSync(join(folder, name), 'utf8'), name).toBe(text);
  }
});

test('Terrazzo gives each theme by the resolver, with the colors of its own', () => {
  const ofLight = terrazzo.resolver.apply({ theme: 'light' });
  const ofDark = terrazzo.resolver.apply({ theme: 'dark' });
  expect(Object.keys(ofLight)).toEqual(Object.keys(ofDark));
  expect(Object.keys(ofLight).filter((id) => id.startsWith('color.'))).toHaveLength(
    Object.keys(color).length,
  );
  expect(ofLight['color.ink']?.$value).toMatchObject({ hex: light.ink });
  expect(ofDark['color.ink']?.$value).toMatchObject({ hex: dark.ink });
  expect(ofDark['border.focus']?.$value).toMatchObject({ color: { hex: dark.focus } });
});

test('a role that leads to another one has its color in every theme', () => {
  for (const [theme, roles] of Object.entries({ light, dark })) {
    const tokens = terrazzo.resolver.apply({ theme });
    expect(roles.action, theme).toBe(roles.ink);
    expect(roles.actionInk, theme).toBe(roles.surface);
    expect(tokens['color.action']?.aliasOf, theme).toBe('color.ink');
    expect(tokens['color.actionInk']?.aliasOf, theme).toBe('color.surface');
  }
});

test('a token has the value that the styles have', () => {
  const tokens = terrazzo.resolver.apply({ theme: 'light' });
  const valueOf = (id: string) => tokens[id]?.$value;
  expect(valueOf('space.4')).toEqual({ value: 16, unit: 'px' });
  expect(valueOf('fontSize.display.smallest')).toEqual({ value: 2.25, unit: 'rem' });
  expect(valueOf('fontSize.display.largest')).toEqual({ value: 3.5, unit: 'rem' });
  expect(valueOf('fontSize.body.smallest')).toEqual(valueOf('fontSize.body.largest'));
  expect(valueOf('typography.display')).toMatchObject({
    fontFamily: ['Newsreader', 'Georgia', 'serif'],
    fontSize: { value: 3.5, unit: 'rem' },
    letterSpacing: { value: -0.063, unit: 'rem' },
  });
  expect(valueOf('shadow.low')).toMatchObject([{ offsetY: { value: 8 }, blur: { value: 24 } }]);
  expect(valueOf('border.focus')).toMatchObject({ width: { value: 2 }, style: 'solid' });
  expect(valueOf('transition.arrive')).toMatchObject({
    duration: { value: 220, unit: 'ms' },
    timingFunction: [0, 0, 0.58, 1],
  });
  expect(valueOf('pictureRatio.landscape')).toBe(1.3333);
});

test('every token says what it is for', () => {
  const tokens = Object.entries(terrazzo.tokens);
  expect(tokens.length).toBeGreaterThan(90);
  for (const [id, { $description }] of tokens) expect($description, id).toMatch(/^[A-Z].*\.$/);
});

test('a file that a design tool imports alone leads to no other one', () => {
  expect(files['measures.tokens.json']).not.toContain('"{');
  for (const name of ['light.tokens.json', 'dark.tokens.json']) {
    const aliases = [...(files[name] ?? '').matchAll(/"{([^}]*)}"/g)].map(([, id = '']) => id);
    expect(aliases, name).toEqual(['color.ink', 'color.surface']);
  }
});

test('the custom properties have each color once for each way to a theme, and no face of the browser alone', () => {
  const css = files['parlour.css'] ?? '';
  expect(css.split(`--color-ink: ${light.ink};`)).toHaveLength(2);
  expect(css.split(`--color-ink: ${dark.ink};`)).toHaveLength(3);
  expect(css).toContain('--font-size-display: clamp(2.25rem, 1.5rem + 3vw, 3.5rem);');
  expect(JSON.stringify(files)).not.toContain('Fallback');
});
