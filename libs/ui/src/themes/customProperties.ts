import { dark } from './dark.css.ts';
import { light } from './light.css.ts';
import * as values from './values.ts';

/** Returns a font with its substitutes, without the face that keeps its room in a browser until it is there. */
export function fontStackOf(kind: keyof typeof values.fontName): readonly string[] {
  const substitutes = values.fallbackFontFamily[kind].replaceAll('"', '').split(', ');
  return [values.fontName[kind], ...substitutes.filter((name) => !name.endsWith(' Fallback'))];
}

const propertyName = (...parts: readonly string[]) =>
  `--${parts.join('-').replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;

/** Returns the rule that sets a value for each name of some tables. */
function ruleOf(
  selector: string,
  tables: Readonly<Record<string, Readonly<Record<string, string>>>>,
) {
  const lines = Object.entries(tables).flatMap(([group, table]) =>
    Object.entries(table).map(([name, value]) => `  ${propertyName(group, name)}: ${value};`),
  );
  return `${selector} {\n${lines.join('\n')}\n}\n`;
}

const inMilliseconds = Object.fromEntries(
  Object.entries(values.milliseconds).map(([name, value]) => [name, `${value}ms`]),
);
const shadows = Object.fromEntries(
  Object.entries(values.elevation).map(([name, offsets]) => [
    name,
    `${offsets} var(--color-shadow)`,
  ]),
);
const quoted = (name: string) => (name.includes(' ') ? `"${name}"` : name);
const fontStacks = {
  serif: fontStackOf('serif').map(quoted).join(', '),
  sans: fontStackOf('sans').map(quoted).join(', '),
};

/** Returns the tokens as custom properties of CSS: of a page in either theme, or of what has `data-theme`. */
export function customProperties(): string {
  const { space, radius, controlHeight, width, easing } = values;
  const fontSize = Object.fromEntries(
    Object.entries(values.typeSizes).map(([name, size]) => [name, size.fontSize]),
  );
  const shared = {
    space,
    radius,
    controlHeight,
    width,
    fontFamily: fontStacks,
    fontSize,
    duration: inMilliseconds,
    easing,
  };
  const darkRule = ruleOf(':root:not([data-theme="light"])', { color: dark });
  return [
    ruleOf(':root', shared),
    ruleOf(':root, [data-theme]', { shadow: shadows }),
    ruleOf(':root, [data-theme="light"]', { color: light }),
    `@media (prefers-color-scheme: dark) {\n${darkRule.replaceAll(/^(?=.)/gm, '  ')}}\n`,
    ruleOf('[data-theme="dark"]', { color: dark }),
  ].join('\n');
}
