import { parseSync, Visitor } from 'oxc-parser';
import { type Check, findFiles, lineNumberOf } from './repository.ts';

/** The properties whose values are distances. */
const distance =
  /^['"]?(?:(?:padding|margin|gap|rowGap|columnGap|grid(?:Row|Column)?Gap|inset|scrollMargin|scrollPadding|borderSpacing)\w*|top|right|bottom|left)['"]?$/;

/** Up to 3 px correct how something looks, which no token can say. */
const rawText = /(?<![\w.])(?:(?:[4-9]|\d{2,})(?:\.\d+)?px|(?:\d*\.)?\d+r?em)\b/;

/** Returns where the value of a property, however deep and on whatever line, has a distance of its own. */
function rawDistances(path: string, text: string): number[] {
  const values: { start: number; end: number }[] = [];
  const raw: number[] = [];
  // An index, as in space[4], and a factor, as in calc.multiply(gap, 4), are no lengths.
  const counts = new Set<number>();
  new Visitor({
    Property({ key, value }) {
      if (distance.test(text.slice(key.start, key.end))) values.push(value);
    },
    MemberExpression({ property }) {
      counts.add(property.start);
    },
    CallExpression({ arguments: factors }) {
      for (const { start } of factors) counts.add(start);
    },
    Literal({ value, start }) {
      // A bare number is a length in px.
      const isRaw =
        typeof value === 'number' ? value >= 4 && !counts.has(start) : rawText.test(`${value}`);
      if (isRaw) raw.push(start);
    },
    TemplateElement({ value, start }) {
      if (rawText.test(value.raw)) raw.push(start);
    },
  }).visit(parseSync(path, text).program);
  return raw.filter((at) => values.some(({ start, end }) => start <= at && at < end));
}

/** Checks that distances come from the tokens. */
export const spaceTokens: Check = (repository) =>
  findFiles(repository, /^(?:apps|libs)\/.*\.css\.ts$/).flatMap(([path, text]) =>
    rawDistances(path, text).map(
      (start) =>
        `${path}:${lineNumberOf(text, start)}: uses a raw distance; use a step of tokens.space`,
    ),
  );
