import { defineRule, type ESTree } from '@oxlint/plugins';
import { fileOf } from './context.ts';

/** Components of the apps and libraries. The names of icons say what they are. */
const components =
  /^(?:apps|libs)\/[^/]+\/src\/(?!icons\/|stories\/|(?:.*\/)?testing\/).*(?<!\.test|\.stories)\.tsx$/;
/** Components that others use, and views: the book shows their props. */
const shown =
  /^(?:libs\/(?:ui|app)\/src\/.*|apps\/[^/]+\/src\/(?:components\/.*|.*View))(?<!\.test|\.stories)\.tsx$/;
const componentName = /^[A-Z]\w*[a-z]\w*$/;

/** Returns the members of a type that are written in it, beside those of the types that it names. */
function membersOf(type: ESTree.TSType): readonly ESTree.TSSignature[] {
  if (type.type === 'TSTypeLiteral') return type.members;
  return type.type === 'TSIntersectionType' ? type.types.flatMap(membersOf) : [];
}

/** Returns the names of the components that a declaration makes. */
function componentsOf(declaration: ESTree.Declaration): readonly string[] {
  const ids =
    declaration.type === 'FunctionDeclaration'
      ? [declaration.id]
      : declaration.type === 'VariableDeclaration'
        ? declaration.declarations.map(({ id }) => id)
        : [];
  return ids.flatMap((id) =>
    id?.type === 'Identifier' && componentName.test(id.name) ? [id.name] : [],
  );
}

/** Returns the members of the props that a declaration says, nothing for another type. */
function propsOf(declaration: ESTree.Declaration): readonly ESTree.TSSignature[] {
  if (declaration.type === 'TSInterfaceDeclaration') {
    return declaration.id.name.endsWith('Props') ? declaration.body.body : [];
  }
  if (declaration.type !== 'TSTypeAliasDeclaration') return [];
  return declaration.id.name.endsWith('Props') ? membersOf(declaration.typeAnnotation) : [];
}

/** Has each exported component say what it is for, and each prop of those that the book shows say what it is. */
export const documentedRule = defineRule({
  create(context) {
    const file = fileOf(context);
    if (!components.test(file)) return {};
    const { sourceCode } = context;
    const isSilent = (node: ESTree.Node) => sourceCode.getCommentsBefore(node).length === 0;
    return {
      ExportNamedDeclaration(node) {
        const { declaration } = node;
        if (declaration === null) return;
        for (const name of isSilent(node) ? componentsOf(declaration) : []) {
          const message = `Add a comment to ${name} that says what it is and when to use it.`;
          context.report({ node, message });
        }
        for (const prop of shown.test(file) ? propsOf(declaration) : []) {
          if (prop.type !== 'TSPropertySignature' || !isSilent(prop)) continue;
          const name = prop.key.type === 'Identifier' ? prop.key.name : 'this prop';
          context.report({ node: prop, message: `Add a comment to ${name} that says what it is.` });
        }
      },
    };
  },
});
