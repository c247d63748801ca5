import { expect, test } from 'vitest';
import committed from '../../parlour.tokens.json?raw';
import { color } from './contract.css.ts';
import { designTokens } from './designTokens.ts';
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
  const { color: themes, space, duration, typography } = designTokens();
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
