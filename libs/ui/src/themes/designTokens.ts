import { breakpoints } from '../media.ts';
import { channelsOf } from './contrast.ts';
import { dark } from './dark.css.ts';
import { light } from './light.css.ts';
import * as purposes from './purposes.ts';
import * as values from './values.ts';

type Token = { readonly $value: unknown; readonly $description?: string | undefined };

/** Creates a group of tokens of one type from a table of values. */
function groupOf<Name extends string, Value>(
  $type: string,
  table: Readonly<Record<Name, Value>>,
  valueOf: (value: Value) => unknown,
  descriptions: Readonly<Record<Name, string>>,
) {
  const tokens: Record<string, Token> = {};
  for (const name in table) {
    tokens[name] = { $value: valueOf(table[name]), $description: descriptions[name] };
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

/** The largest size of a fluid one: a design tool knows no `clamp`. */
const largestOf = (fontSize: string) => /, ([\d.]+rem)\)$/.exec(fontSize)?.[1] ?? fontSize;

type TypeSize = {
  readonly fontSize: string;
  readonly lineHeight: number;
  readonly letterSpacing?: string;
  readonly fontWeight?: number;
};

function typographyOf(name: string, size: TypeSize) {
  const fontSize = dimensionOf(largestOf(size.fontSize));
  // Design tools take no em.
  const spacing = Number.parseFloat(size.letterSpacing ?? '0') * fontSize.value;
  return {
    fontFamily: ['display', 'title', 'heading'].includes(name)
      ? '{fontFamily.serif}'
      : '{fontFamily.sans}',
    fontSize,
    fontWeight: size.fontWeight ?? 400,
    letterSpacing: { value: round(spacing), unit: 'rem' },
    lineHeight: size.lineHeight,
  };
}

function typography() {
  const tokens: Record<string, Token & { $extensions: object }> = {};
  for (const [name, size] of Object.entries(values.typeSizes)) {
    tokens[name] = {
      $value: typographyOf(name, size),
      ...descriptionOf(purposes.typePurposes, name),
      $extensions: { 'club.parlour.css': size },
    };
  }
  return { $type: 'typography', ...tokens };
}

const descriptionOf = (purposes: Readonly<Record<string, string>>, name: string) => ({
  $description: purposes[name],
});

const fontStackOf = (kind: keyof typeof values.fontName) => [
  values.fontName[kind],
  ...values.fallbackFontFamily[kind].split(', ').map((name) => name.replaceAll('"', '')),
];

/** The control points of the easings of CSS. */
const controlPoints: Readonly<Record<string, readonly number[]>> = {
  ease: [0.25, 0.1, 0.25, 1],
  'ease-out': [0, 0, 0.58, 1],
  'ease-in-out': [0.42, 0, 0.58, 1],
};

/** Converts the offsets and the blur of a shadow, in the color of a theme. */
const shadowOf = (theme: 'light' | 'dark') => (css: string) => {
  const [offsetX = '0', offsetY = '0', blur = '0'] = css.split(' ');
  return {
    color: `{color.${theme}.shadow}`,
    offsetX: dimensionOf(offsetX),
    offsetY: dimensionOf(offsetY),
    blur: dimensionOf(blur),
    spread: dimensionOf('0'),
  };
};

/** Converts `4 / 3` to a number: design tools know no ratio. */
function quotientOf(ratio: string): number {
  const [width = 1, height = 1] = ratio.split(' / ').map(Number);
  return round(width / height);
}

/** Returns every token in the format of the Design Tokens Community Group, for design tools. */
export function designTokens() {
  return {
    $description: 'The tokens of the design system of Parlour. Written by `npm run tokens`.',
    color: {
      light: groupOf('color', light, colorOf, purposes.colorPurposes),
      dark: groupOf('color', dark, colorOf, purposes.colorPurposes),
    },
    space: groupOf('dimension', values.space, dimensionOf, purposes.spacePurposes),
    radius: groupOf('dimension', values.radius, dimensionOf, purposes.radiusPurposes),
    controlHeight: groupOf(
      'dimension',
      values.controlHeight,
      dimensionOf,
      purposes.controlHeightPurposes,
    ),
    width: groupOf('dimension', values.width, dimensionOf, purposes.widthPurposes),
    breakpoint: groupOf(
      'dimension',
      breakpoints,
      (value) => ({ value, unit: 'px' }),
      purposes.breakpointPurposes,
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
    shadow: {
      light: groupOf('shadow', values.elevation, shadowOf('light'), purposes.elevationPurposes),
      dark: groupOf('shadow', values.elevation, shadowOf('dark'), purposes.elevationPurposes),
    },
    pictureRatio: groupOf('number', values.pictureRatio, quotientOf, purposes.pictureRatioPurposes),
    pictureRatioInWideCell: groupOf(
      'number',
      values.wideCell,
      ({ ratio }) => quotientOf(ratio),
      purposes.wideCellPurposes,
    ),
    heroRatio: groupOf('number', values.heroRatio, quotientOf, purposes.heroRatioPurposes),
    layer: groupOf('number', values.layer, (value) => value, purposes.layerPurposes),
    fontFamily: {
      $type: 'fontFamily',
      serif: { $value: fontStackOf('serif'), $description: purposes.fontPurposes.serif },
      sans: { $value: fontStackOf('sans'), $description: purposes.fontPurposes.sans },
    },
    typography: typography(),
  };
}

/**
 * Returns the tokens that design tools hold as variables, one file for each mode: tools as Figma import a mode at a time, and
 * neither type sizes nor shadows.
 */
export function tokensByMode(): Readonly<Record<string, object>> {
  const { color, space, radius, controlHeight, width, breakpoint } = designTokens();
  return {
    'light.tokens.json': { color: color.light },
    'dark.tokens.json': { color: color.dark },
    'measures.tokens.json': { space, radius, controlHeight, width, breakpoint },
  };
}
