import { join } from 'node:path';
import { expect, test } from 'vitest';
import ts from 'typescript';
import { root } from './tarballs.ts';

const declarations = join(root, 'libs/contract/dist/index.d.ts');
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
    getScriptFileNames: () => [declarations, openedFile],
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
  return {
    /** The names of the fields of every interface that describes data, such as `Vendor.latitude`. */
    fields: (): readonly string[] => {
      const program = service.getProgram();
      const checker = program?.getTypeChecker();
      const file = program?.getSourceFile(declarations);
      const module = file && checker?.getSymbolAtLocation(file);
      if (checker === undefined || module === undefined) return [];
      return checker
        .getExportsOfModule(module)
        .map((symbol) =>
          symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
        )
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

test('an editor explains every field of what crosses the wire', () => {
  const fields = editor.fields();
  expect(fields.length).toBeGreaterThan(200);
  let text = '';
  const positions = fields.map((field) => {
    const [entity, name] = field.split('.');
    text += `({} as import('@parlour/contract').${entity}).${name};\n`;
    return { field, position: text.length - 3 };
  });
  editor.open(text);
  const unexplained = positions.filter(({ position }) => editor.hover(position).comment === '');
  expect(unexplained.map(({ field }) => field)).toEqual([]);
});

test.each([
  ['getVendor', 'Vendor'],
  ['listBenefits', 'BenefitList'],
  ['submitRequest', 'RequestReceipt'],
])('an editor names what %s returns', (call, entity) => {
  const text = `import { ${call} } from '@parlour/client';
const result = await ${call}(undefined as never, undefined as never);
if (result.ok) { const { value } = result; }`;
  editor.open(text);
  expect(editor.hover(text.indexOf('value }')).type).toBe(`const value: ${entity}`);
});
