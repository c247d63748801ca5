import { defineRule, type ESTree } from '@oxlint/plugins';
import { browsersWithout } from './browserSupport.ts';
import { fileOf } from './context.ts';
import { locate } from './location.ts';

/** The folders of packages that run in browsers. */
const browserFolders = [
  'libs/contract',
  'libs/core',
  'libs/client',
  'libs/ui',
  'libs/app',
  'libs/map',
  'apps/web',
  'apps/desk',
];

/** Returns the property that is read from a node, undefined where nothing is, or by an expression. */
function memberOf(node: ESTree.Node): string | undefined {
  const { parent } = node;
  if (parent?.type !== 'MemberExpression' || parent.object !== node || parent.computed)
    return undefined;
  return parent.property.type === 'Identifier' ? parent.property.name : undefined;
}

const isType = ({ parent }: ESTree.Node) =>
  parent?.type.startsWith('TS') === true && parent.type !== 'TSAsExpression';

/** Whether a node only asks whether a global is there. */
const isQuestion = ({ parent }: ESTree.Node) =>
  parent?.type === 'UnaryExpression' && parent.operator === 'typeof';

/** Forbids what the oldest supported browsers lack, in code that runs in browsers. */
export const supportedBrowsersRule = defineRule({
  create(context) {
    const location = locate(fileOf(context));
    if (location?.kind !== 'source' || !browserFolders.includes(location.folder)) return {};
    return {
      'Program:exit'() {
        const { globalScope } = context.sourceCode.scopeManager;
        if (globalScope === null) return;
        const builtIn = globalScope.variables.filter((variable) => variable.defs.length === 0);
        const references = [
          ...globalScope.through,
          ...builtIn.flatMap((variable) => variable.references),
        ];
        for (const { identifier } of references) {
          if (isType(identifier) || isQuestion(identifier)) continue;
          const member = memberOf(identifier);
          const names = [
            { name: identifier.name, browsers: browsersWithout(identifier.name) },
            {
              name: `${identifier.name}.${member}`,
              browsers: member === undefined ? [] : browsersWithout(identifier.name, member),
            },
          ];
          const missing = names.find(({ browsers }) => browsers.length > 0);
          if (missing === undefined) continue;
          const message = `${missing.name} is missing in ${missing.browsers.join(', ')}, which the app supports.`;
          context.report({ node: identifier, message });
        }
      },
    };
  },
});
