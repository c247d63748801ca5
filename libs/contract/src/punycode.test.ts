import { expect, test } from 'vitest';
import { punycodeLabel } from './punycode.ts';

// The expected texts are those of `domainToASCII` of Node.
test.each([
  ['club', 'club'],
  ['bücher', 'xn--bcher-kva'],
  ['straße', 'xn--strae-oqa'],
  ['中国', 'xn--fiqs8s'],
  ['президент', 'xn--d1abbgf6aiiy'],
  ['नमस्ते', 'xn--h2bhs4b8d8a'],
  ['ひとつ屋根の下2', 'xn--2-u9tlzr9756bt3uc0v'],
  ['安室奈美恵-with-super-monkeys', 'xn---with-super-monkeys-pc58ag80a8qai00g7n9n'],
])('contract-22: the label %s is %s in ASCII', (label, ascii) => {
  expect(punycodeLabel(label)).toBe(ascii);
});
