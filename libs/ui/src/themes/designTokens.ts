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
    layer: groupOf('number', values.layer, (value) => value, purposes.layerPurposes),
    fontFamily: {
      $type: 'fontFamily',
      serif: { $value: fontStackOf('serif'), $description: purposes.fontPurposes.serif },
      sans: { $value: fontStackOf('sans'), $description: purposes.fontPurposes.sans },
    },
    typography: typography(),
  };
}
