import { expect, test } from 'vitest';
import { accentNotes, accentOf, contrastOf, isColor, leastContrastOf } from './accent.ts';

test('core/staff-9: a color is six hexadecimal digits behind a number sign, and nothing else', () => {
  for (const text of ['', '7d5b16', '#7d5b1', 'red', '#7d5b16;}body{', '#7d5b16\n', 'url(x)']) {
    expect(isColor(text)).toBe(false);
    expect(accentOf(text)).toBeNull();
    expect(accentNotes(text)).toEqual([]);
  }
  expect(isColor('#7D5B16')).toBe(true);
});

test('core/staff-10: a color that can be read in both themes is shown as it is in neither or both', () => {
  expect(accentOf('#7D5B16')).toMatchObject({ light: '#7d5b16' });
  expect(accentOf('#d3b06c')).toMatchObject({ dark: '#d3b06c' });
});

test('core/staff-10: any color is moved until its text has a contrast of 4.5 on every ground of both themes', () => {
  const steps = ['00', '33', '66', '99', 'cc', 'ff'];
  const colors = steps.flatMap((red) =>
    steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)),
  );
  for (const color of colors) {
    const shown = accentOf(color);
    expect(leastContrastOf(shown?.light ?? '#ffffff', 'light')).toBeGreaterThanOrEqual(4.5);
    expect(leastContrastOf(shown?.dark ?? '#000000', 'dark')).toBeGreaterThanOrEqual(4.5);
  }
});

test('core/staff-11: what is shown otherwise is said with its contrast', () => {
  expect(accentNotes('#ffe000')).toEqual([
    expect.stringMatching(
      /^In the light theme a darker #\w{6} is shown, since text in #ffe000 has/,
    ),
  ]);
  expect(accentNotes('#000080')).toEqual([expect.stringContaining('In the dark theme a lighter')]);
});

test('core/staff-10: black on white is 21 to 1', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
});
