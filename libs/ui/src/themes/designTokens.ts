import { breakpoints } from '../media.ts';
import { channelsOf } from './contrast.ts';
import type { ColorRoles } from './contract.css.ts';
import { dark } from './dark.css.ts';
import { light } from './light.css.ts';
import { customProperties, fontStackOf } from './customProperties.ts';
import * as purposes from './purposes.ts';
import * as values from './values.ts';

type Token = { readonly $value: unknown; readonly $description?: string | undefined };

/** Creates a group of tokens of one type from a table of values. */
function groupOf<Name extends string, Value>(
  $type: string,
  table: Readonly<Record<Name, Value>>,
  valueOf: (value: Value, name: Name) => unknown,
  descriptions: Readonly<Record<Name, string>>,
) {
  const tokens: Record<string, Token> = {};
  for (const name in table) {
    tokens[name] = { $value: valueOf(table[name], name), $description: descriptions[name] };
  }
  return { $type, ...tokens };
}

const round = (number: number) => Number(number.toFixed(4));

/** Converts `#rrggbb`, or `rgb(r g b / a)` with channels up to 255. */
function colorOf(css: string) {
  if (css.startsWith('#')) {
    return { colorSpace: 'srgb', components: channelsOf(css).map(round), alpha: 1, hex: css };
  }
  const [red = 0, green = 0, blue = 0, alpha = 1] = (css.match(/[\d.]+/g) ?? []).map(Number);
  const components = [red, green, blue].map((channel) => round(channel / 255));
  return { colorSpace: 'srgb', components, alpha };
}

/** Converts a length such as `4px` or `1.5rem`. Zero has no unit in CSS, and px here. */
function dimensionOf(css: string) {
  return { value: Number.parseFloat(css), unit: css.endsWith('rem') ? 'rem' : 'px' };
}

/** The two ends of a fluid size, which no format can say; the size twice where it is not fluid. */
function endsOf(fontSize: string) {
  const [, smallest = fontSize, largest = fontSize] =
    /^clamp\(([^,]+),.*, ([^,]+)\)$/.exec(fontSize) ?? [];
  return { smallest: dimensionOf(smallest), largest: dimensionOf(largest) };
}

type TypeSize = {
  readonly fontSize: string;
  readonly lineHeight: number;
  readonly letterSpacing?: string;
  readonly fontWeight?: number;
};

const sizes: Readonly<Record<string, TypeSize>> = values.typeSizes;
const sizePurposes: Readonly<Record<string, string>> = purposes.typePurposes;

/** Returns the ends of each size of type as lengths. A tool without fluid sizes takes the smallest on phones. */
function fontSizes() {
  const groups = Object.entries(sizes).map(([name, { fontSize }]) => {
    const { smallest, largest } = endsOf(fontSize);
    return [
      name,
      {
        smallest: {
          $value: smallest,
          $description: `${sizePurposes[name]} In a window of 360 px.`,
        },
        largest: { $value: largest, $description: `${sizePurposes[name]} In a window of 1440 px.` },
      },
    ] as const;
  });
  return { $type: 'dimension', ...Object.fromEntries(groups) };
}

function typographyOf(name: string, { fontSize, ...size }: TypeSize) {
  // Design tools take no em.
  const spacing = Number.parseFloat(size.letterSpacing ?? '0') * endsOf(fontSize).largest.value;
  return {
    fontFamily: ['display', 'title', 'heading'].includes(name)
      ? '{fontFamily.serif}'
      : '{fontFamily.sans}',
    fontSize: `{fontSize.${name}.largest}`,
    fontWeight: size.fontWeight ?? 400,
    letterSpacing: { value: round(spacing), unit: 'rem' },
    lineHeight: size.lineHeight,
  };
}

function typography() {
  const tokens: Record<string, Token & { $extensions: object }> = {};
  for (const [name, size] of Object.entries(sizes)) {
    tokens[name] = {
      $value: typographyOf(name, size),
      $description: sizePurposes[name],
      $extensions: { 'club.parlour.css': size },
    };
  }
  return { $type: 'typography', ...tokens };
}

/** The control points of the easings of CSS. */
const controlPoints: Readonly<Record<string, readonly number[]>> = {
  ease: [0.25, 0.1, 0.25, 1],
  'ease-out': [0, 0, 0.58, 1],
  'ease-in-out': [0.42, 0, 0.58, 1],
};

/** Converts the offsets and the blur of a shadow. */
function shadowOf(css: string) {
  const [offsetX = '0', offsetY = '0', blur = '0'] = css.split(' ');
  return {
    color: '{color.shadow}',
    offsetX: dimensionOf(offsetX),
    offsetY: dimensionOf(offsetY),
    blur: dimensionOf(blur),
    spread: dimensionOf('0'),
  };
}

/** The roles that have the color of another one in every theme. */
const sameColors: Partial<Record<keyof ColorRoles, keyof ColorRoles>> = {
  action: 'ink',
  actionInk: 'surface',
};

/** Returns the colors of a theme. A role with the color of another one is an alias of it. */
const colorsOf = (theme: ColorRoles) =>
  groupOf(
    'color',
    theme,
    (css, role) => {
      const other = sameColors[role];
      return other === undefined ? colorOf(css) : `{color.${other}}`;
    },
    purposes.colorPurposes,
  );

/** Converts `4 / 3` to a number: design tools know no ratio. */
function quotientOf(ratio: string): number {
  const [width = 1, height = 1] = ratio.split(' / ').map(Number);
  return round(width / height);
}

const px = (value: number) => ({ value, unit: 'px' });

/** Returns the lengths, which design tools hold as variables. */
const measures = () => ({
  space: groupOf('dimension', values.space, dimensionOf, purposes.spacePurposes),
  radius: groupOf('dimension', values.radius, dimensionOf, purposes.radiusPurposes),
  controlHeight: groupOf(
    'dimension',
    values.controlHeight,
    dimensionOf,
    purposes.controlHeightPurposes,
  ),
  width: groupOf('dimension', values.width, dimensionOf, purposes.widthPurposes),
  breakpoint: groupOf('dimension', breakpoints, px, purposes.breakpointPurposes),
  fontSize: fontSizes(),
});

/** Returns what is made of other tokens, and what design tools hold as styles. */
const styles = () => ({
  fontFamily: {
    $type: 'fontFamily',
    serif: { $value: fontStackOf('serif'), $description: purposes.fontPurposes.serif },
    sans: { $value: fontStackOf('sans'), $description: purposes.fontPurposes.sans },
  },
  typography: typography(),
  shadow: groupOf('shadow', values.elevation, shadowOf, purposes.elevationPurposes),
  border: groupOf(
    'border',
    values.border,
    ({ width, color }) => ({
      color: `{color.${color}}`,
      width: dimensionOf(width),
      style: 'solid',
    }),
    purposes.borderPurposes,
  ),
  duration: groupOf(
    'duration',
    values.milliseconds,
    (value) => ({ value, unit: 'ms' }),
    purposes.durationPurposes,
  ),
  easing: groupOf(
    'cubicBezier',
    values.easing,
    (css) => controlPoints[css],
    purposes.easingPurposes,
  ),
  transition: groupOf(
    'transition',
    values.transition,
    ({ duration, easing }) => ({
      duration: `{duration.${duration}}`,
      delay: { value: 0, unit: 'ms' },
      timingFunction: `{easing.${easing}}`,
    }),
    purposes.transitionPurposes,
  ),
  pictureRatio: groupOf('number', values.pictureRatio, quotientOf, purposes.pictureRatioPurposes),
  pictureRatioInWideCell: groupOf(
    'number',
    values.wideCell,
    ({ ratio }) => quotientOf(ratio),
    purposes.wideCellPurposes,
  ),
  heroRatio: groupOf('number', values.heroRatio, quotientOf, purposes.heroRatioPurposes),
  layer: groupOf('number', values.layer, (value) => value, purposes.layerPurposes),
});

const SCHEMAS = 'https://www.designtokens.org/schemas/2025.10';

/** Returns how the files make one set of tokens for each theme, in the words of the format's resolver. */
const resolver = (version: string) => ({
  $schema: `${SCHEMAS}/resolver.json`,
  name: 'Parlour',
  version: '2025.10',
  description: `The tokens of the design system of Parlour ${version}.`,
  sets: {
    base: { sources: [{ $ref: 'measures.tokens.json' }, { $ref: 'styles.tokens.json' }] },
  },
  modifiers: {
    theme: {
      description: 'The theme: light, or dark.',
      default: 'light',
      contexts: {
        light: [{ $ref: 'light.tokens.json' }],
        dark: [{ $ref: 'dark.tokens.json' }],
      },
    },
  },
  resolutionOrder: [{ $ref: '#/modifiers/theme' }, { $ref: '#/sets/base' }],
});

/**
 * Returns the files of the tokens by their names: those of the Design Tokens Community Group's report of 2025.10, and one with
 * plain custom properties of CSS.
 *
 * @param version - of the design system.
 */
export function tokenFiles(version: string): Readonly<Record<string, string>> {
  const written = (tokens: object) => `${JSON.stringify(tokens, null, 2)}\n`;
  const file = (description: string, tokens: object) =>
    written({
      $schema: `${SCHEMAS}/format.json`,
      $description: `${description} Parlour ${version}.`,
      ...tokens,
    });
  return {
    'parlour.resolver.json': written(resolver(version)),
    'light.tokens.json': file('The colors of the light theme.', { color: colorsOf(light) }),
    'dark.tokens.json': file('The colors of the dark theme.', { color: colorsOf(dark) }),
    'measures.tokens.json': file('Lengths, of both themes.', measures()),
    'styles.tokens.json': file('Type, shadows, borders and motion, of both themes.', styles()),
    'parlour.css': `/* The tokens of the design system of Parlour ${version}. */\n\n${customProperties()}`,
  };
}
