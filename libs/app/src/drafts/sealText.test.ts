import { expect, test, vi } from 'vitest';
import { openText, sealText } from './sealText.ts';

const TIME = 1_900_000_000_000;
const text = 'A dinner for the Zoë of ☃, 4 people.';

test('app/session-8: a sealed text opens for the id that it was sealed for', async () => {
  const sealed = await sealText(text, 'm1', TIME);
  expect(sealed.startsWith(`${TIME}.`)).toBe(true);
  expect(await openText(sealed, 'm1')).toBe(text);
  const long = 'x'.repeat(200_000);
  expect(await openText(await sealText(long, 'm1', TIME), 'm1')).toBe(long);
});

test('app/session-8: a sealed text shows neither the text nor the id, and no two are the same', async () => {
  const sealed = await sealText('dinner', 'member-1', TIME);
  const decoded = sealed.split('.').slice(1).map(atob).join('');
  for (const shown of [sealed, decoded]) {
    expect(shown).not.toContain('dinner');
    expect(shown).not.toContain('member-1');
  }
  const again = await sealText('dinner', 'member-1', TIME);
  const partsOf = (whole: string) => whole.split('.').slice(1);
  for (const part of partsOf(again)) expect(partsOf(sealed)).not.toContain(part);
});

test('app/session-8, app/session-10: a sealed text does not open for another id', async () => {
  const sealed = await sealText(text, 'm1', TIME);
  for (const id of ['m2', '', 'm', 'M1', 'm1 ']) expect(await openText(sealed, id)).toBeNull();
});

test('app/session-8: a changed text, a later time and a moved part do not open', async () => {
  const sealed = await sealText(text, 'm1', TIME);
  const [time = '', salt = '', iv = '', content = ''] = sealed.split('.');
  const other = (await sealText('Other', 'm1', TIME)).split('.');
  const changed = [
    [TIME + 1, salt, iv, content],
    [time, other[1], iv, content],
    [time, salt, other[2], content],
    [time, salt, iv, other[3]],
    [time, salt, iv, `${content.startsWith('A') ? 'B' : 'A'}${content.slice(1)}`],
    [time, salt, iv, ''],
    [time, salt, iv, '%'],
    [time, salt],
    ['', '', ''],
  ];
  for (const parts of changed) expect(await openText(parts.join('.'), 'm1')).toBeNull();
});

test('app/session-9: without crypto.subtle nothing is sealed and nothing opens', async () => {
  const sealed = await sealText(text, 'm1', TIME);
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes });
  await expect(sealText(text, 'm1', TIME)).rejects.toThrow('undefined');
  expect(await openText(sealed, 'm1')).toBeNull();
  vi.unstubAllGlobals();
});
