import { expect, test } from 'vitest';
import { mentionedNames } from './mentionedNames.ts';

test.each([
  ['type Choice = Field & { readonly options: readonly Option[] };', ['Field', 'Option']],
  [
    'interface Trail extends Base<Step> {\n  /** A {@link Comment}. */\n  end: "Word";\n}',
    ['Base', 'Step'],
  ],
  [
    'declare function send<Value>(call: Call<Value>, key: (typeof keys)[number]): Value;',
    ['Call', 'keys'],
  ],
])('%s mentions %j', (code, names) => {
  expect([...mentionedNames(code)].toSorted()).toEqual(names);
});
