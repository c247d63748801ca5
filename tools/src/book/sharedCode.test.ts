import { expect, test } from 'vitest';
import { CODE, codeIn, packCode } from './sharedCode.ts';

test.each(['<Button>Größe – 日本 😀</Button>', '', 'x'.repeat(40_000)])(
  'code comes back from the address that it is shared by',
  async (code) => {
    const packed = await packCode(code);
    expect(packed).toMatch(/^[\w-]*$/);
    expect(await codeIn(`?path=/docs/try--docs&${CODE}=${packed}`)).toBe(code);
  },
);

test('a few lines make an address that can be sent', async () => {
  const lines = "import { Button } from '@parlour/ui';\n".repeat(6);
  expect((await packCode(lines)).length).toBeLessThan(200);
});

test.each(['', `?${CODE}=%%%`, `?${CODE}=abc`, `?${CODE}=äöü`, '?other=1'])(
  'an address without packed code brings none: %j',
  async (search) => {
    expect(await codeIn(search)).toBeUndefined();
  },
);

test('more than the longest code is not packed, and no address unpacks to it', async () => {
  const bomb = new Blob(['x'.repeat(10_000_000)])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(bomb).arrayBuffer());
  const packed = Buffer.from(bytes).toString('base64url');
  expect(await codeIn(`?${CODE}=${packed}`)).toBeUndefined();
  await expect(packCode('x'.repeat(50_001))).rejects.toThrow('too long');
});
