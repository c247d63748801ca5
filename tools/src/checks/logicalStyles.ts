import { Visitor } from 'oxc-parser';
import { type Check, findFiles, lineNumberOf } from './repository.ts';
import { keyOf, parseSource, textOf } from './syntax.ts';

/** What names a side, and what names it by the direction of reading. */
const logical = new Map(
  Object.entries({
    left: 'insetInlineStart',
    right: 'insetInlineEnd',
    marginLeft: 'marginInlineStart',
    marginRight: 'marginInlineEnd',
    paddingLeft: 'paddingInlineStart',
    paddingRight: 'paddingInlineEnd',
    borderLeft: 'borderInlineStart',
    borderRight: 'borderInlineEnd',
  }),
);
const sides = new Map([
  ['left', 'start'],
  ['right', 'end'],
]);

/** A map lies as the land does, in every direction of reading. */
const ofMaps = /^libs\/map\//;

/** Checks that styles name sides by the direction of reading, so that a page mirrors where that is from right to left. */
export const logicalStyles: Check = (repository) => {
  const files = findFiles(repository, /\.css\.ts$/).filter(([path]) => !ofMaps.test(path));
  const issues = files.flatMap(([path, text]) => {
    const found: string[] = [];
    new Visitor({
      Property({ key, value, start }) {
        const name = keyOf(key) ?? '';
        const side = name === 'textAlign' ? sides.get(textOf(value) ?? '') : undefined;
        const better = side === undefined ? logical.get(name) : `textAlign: '${side}'`;
        if (better === undefined) return;
        found.push(`${path}:${lineNumberOf(text, start)}: write ${better}, which mirrors`);
      },
    }).visit(parseSource(path, text).program);
    return found;
  });
  return { judged: files.length, issues };
};
