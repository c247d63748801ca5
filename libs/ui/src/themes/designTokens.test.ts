import { expect, test } from 'vitest';
import committed from '../../parlour.tokens.json?raw';
import { color } from './contract.css.ts';
import { designTokens, tokensByMode } from './designTokens.ts';
import { light } from './light.css.ts';

test('parlour.tokens.json holds the present tokens: run `npm run tokens` to write it', () => {
  expect(committed).toBe(`${JSON.stringify(designTokens(), null, 2)}\n`);
});

test('every token says what it is for', () => {
  const groups = Object.values(designTokens()).flatMap((group) =>
    typeof group === 'string' ? [] : 'light' in group ? [group.light, group.dark] : [group],
  );
  const tokens = groups.flatMap((group) =>
    Object.entries(group).filter(([name]) => name !== '$type'),
  );
  expect(tokens.length).toBeGreaterThan(60);
  for (const [name, token] of tokens) {
    expect(token, name).toHaveProperty('$description', expect.stringMatching(/^[A-Z].*\.$/));
  }
});

test('a token has the type and the shape of the format', () => {
  const {
    color: themes,
    space,
    duration,
    typography,
    easing,
    shadow,
    pictureRatio,
  } = designTokens();
  expect(Object.keys(themes.dark)).toEqual(['$type', ...Object.keys(color)]);
  expect(themes.light).toMatchObject({
    $type: 'color',
    ink: {
      $value: { colorSpace: 'srgb', components: [0.1137, 0.1059, 0.0863], hex: light.ink },
      $description: 'Text to read.',
    },
    shadow: { $value: { components: [0.1137, 0.1059, 0.0863], alpha: 0.16 } },
  });
  expect(space).toMatchObject({
    $type: 'dimension',
    0: { $value: { value: 0, unit: 'px' } },
    4: { $value: { value: 16, unit: 'px' } },
  });
  expect(duration).toMatchObject({ quick: { $value: { value: 120, unit: 'ms' } } });
  expect(easing).toMatchObject({
    $type: 'cubicBezier',
    arrive: { $value: [0, 0, 0.58, 1] },
  });
  expect(shadow.dark).toMatchObject({
    $type: 'shadow',
    low: {
      $value: {
        color: '{color.dark.shadow}',
        offsetX: { value: 0, unit: 'px' },
        offsetY: { value: 8, unit: 'px' },
        blur: { value: 24, unit: 'px' },
      },
    },
  });
  expect(pictureRatio).toMatchObject({ landscape: { $value: 1.3333 }, wide: { $value: 1.7778 } });
  expect(typography).toMatchObject({
    display: {
      $value: {
        fontFamily: '{fontFamily.serif}',
        fontSize: { value: 3.5, unit: 'rem' },
        fontWeight: 400,
        letterSpacing: { value: -0.063, unit: 'rem' },
      },
    },
  });
});

test('the files of the two modes have the same names, and no alias that another file holds', () => {
  const { 'light.tokens.json': ofLight, 'dark.tokens.json': ofDark, ...others } = tokensByMode();
  expect(Object.keys(designTokens().color.light)).toEqual(Object.keys(designTokens().color.dark));
  expect(ofLight).toEqual({ color: designTokens().color.light });
  expect(ofDark).toEqual({ color: designTokens().color.dark });
  expect(JSON.stringify([ofLight, ofDark, others])).not.toContain('"{');
});
