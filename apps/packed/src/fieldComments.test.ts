import { join } from 'node:path';
import { expect, test } from 'vitest';
import ts from 'typescript';
import { root } from './tarballs.ts';

/** The declarations of the contract's entries, by the specifier that imports them. */
const declarations = new Map([
  ['@parlour/contract', join(root, 'libs/contract/dist/index.d.ts')],
  ['@parlour/contract/staff', join(root, 'libs/contract/dist/staff/index.d.ts')],
]);
const openedFile = join(import.meta.dirname, 'opened.ts');

/** Starts the language service that editors use. It sees the built contract and one opened file. */
const startEditor = () => {
  let opened = '';
  let version = 0;
  const service = ts.createLanguageService({
    getCompilationSettings: () => ({
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      target: ts.ScriptTarget.ES2023,
      strict: true,
      types: [],
    }),
    getScriptFileNames: () => [...declarations.values(), openedFile],
    getScriptVersion: (file) => (file === openedFile ? String(version) : '0'),
    getScriptSnapshot: (file) => {
      const text = file === openedFile ? opened : ts.sys.readFile(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (file) => file === openedFile || ts.sys.fileExists(file),
    readFile: ts.sys.readFile,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  });
  /** The symbols that an entry exports, with their aliases resolved, and what knows their types. */
  const exportsOf = (entry: string) => {
    const program = service.getProgram();
    const checker = program?.getTypeChecker();
    const file = program?.getSourceFile(declarations.get(entry) ?? '');
    const module = file && checker?.getSymbolAtLocation(file);
    if (checker === undefined || module === undefined) throw new Error(`${entry} is not read`);
    const symbols = checker
      .getExportsOfModule(module)
      .map((symbol) =>
        symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
      );
    return { checker, symbols };
  };
  return {
    /** The names of the fields of every interface of an entry that describes data, such as `Vendor.latitude`. */
    fields: (entry: string): readonly string[] => {
      const { checker, symbols } = exportsOf(entry);
      return symbols
        .filter(
          ({ declarations: [declaration] = [] }) =>
            declaration !== undefined &&
            ts.isInterfaceDeclaration(declaration) &&
            /OutputOf|InputOf|Pick/.test(declaration.heritageClauses?.[0]?.getText() ?? ''),
        )
        .flatMap((symbol) =>
          checker
            .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol))
            .map(({ name }) => `${symbol.name}.${name}`),
        );
    },
    /** The fields without a comment of every type of an entry that is told apart by a field, such as `DeskMove.text`. */
    unexplainedOfUnions: (entry: string): readonly string[] => {
      const { checker, symbols } = exportsOf(entry);
      return symbols.flatMap((symbol) => {
        const type = checker.getDeclaredTypeOfSymbol(symbol);
        if (!(symbol.flags & ts.SymbolFlags.TypeAlias) || !type.isUnion()) return [];
        return type.types
          .filter(({ flags }) => flags & ts.TypeFlags.Object)
          .flatMap((each) => checker.getPropertiesOfType(each))
          .filter((property) => property.getDocumentationComment(checker).length === 0)
          .map(({ name }) => `${symbol.name}.${name}`);
      });
    },
    open: (text: string) => {
      opened = text;
      version += 1;
    },
    /** What the editor shows over the character at this position of the opened file. */
    hover: (position: number) => {
      const info = service.getQuickInfoAtPosition(openedFile, position);
      return {
        type: ts.displayPartsToString(info?.displayParts),
        comment: ts.displayPartsToString(info?.documentation),
      };
    },
  };
};
const editor = startEditor();

test.each([
  ['@parlour/contract', 200],
  ['@parlour/contract/staff', 100],
])('an editor explains every field of what crosses the wire in %s', (specifier, atLeast) => {
  const fields = editor.fields(specifier);
  expect(fields.length).toBeGreaterThan(atLeast);
  let text = '';
  const positions = fields.map((field) => {
    const [entity, name] = field.split('.');
    text += `({} as import('${specifier}').${entity}).${name};\n`;
    return { field, position: text.length - 3 };
  });
  editor.open(text);
  const unexplained = positions.filter(({ position }) => editor.hover(position).comment === '');
  expect(unexplained.map(({ field }) => field)).toEqual([]);
});

test.each([...declarations.keys()])(
  'an editor explains every field of what is told apart by one in %s',
  (specifier) => {
    expect(editor.unexplainedOfUnions(specifier)).toEqual([]);
  },
);

test.each([
  ['getVendor', 'Vendor'],
  ['listBenefits', 'BenefitList'],
  ['submitRequest', 'RequestReceipt'],
  ['getDeskRequest', 'DeskRequestDetail', '@parlour/contract/staff'],
])('an editor names what %s returns', (call, entity, specifier = '@parlour/contract') => {
  const text = `import { send } from '@parlour/client';
import { ${call} } from '${specifier}';
const result = await send(undefined as never, ${call}, undefined as never);
if (result.ok) { const { value } = result; }`;
  editor.open(text);
  expect(editor.hover(text.indexOf('value }')).type).toBe(`const value: ${entity}`);
});
