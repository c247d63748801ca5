import { PassThrough } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { receiveWiped } from './wipedBody.ts';

const number = '4929735801736642';
const text = `{"cardNumber":"${number}"}`;
const LIMIT = 100;

/** Starts to receive a body, whose chunks are written by the test. */
function receive() {
  const source = new PassThrough();
  const chunks: Buffer[] = [];
  const send = async (part: string) => {
    const chunk = Buffer.from(new TextEncoder().encode(part));
    chunks.push(chunk);
    source.write(chunk);
    await turn();
  };
  const isWiped = () => chunks.every((chunk) => chunk.every((byte) => byte === 0));
  return { source, send, isWiped, body: receiveWiped(source, LIMIT) };
}

test('api/payment-methods-13, api/payment-methods-15: a body in chunks becomes one with stand-ins, and its chunks are overwritten', async () => {
  const { source, send, isWiped, body } = receive();
  for (const part of [text.slice(0, 20), text.slice(20, 21), text.slice(21)]) await send(part);
  source.end();
  expect((await body.read()).toString()).toBe('{"cardNumber":"1000000000006642"}');
  expect(isWiped()).toBe(true);
  const digits = body.digits().digitsOf('1000000000006642');
  expect(Buffer.from(digits!).toString()).toBe(number);
  body.wipe();
  expect(digits!.every((byte) => byte === 0)).toBe(true);
});

test('api/payment-methods-15: what nobody reads, what is too long and what is cut off is overwritten too', async () => {
  const unread = receive();
  await unread.send(text);
  unread.body.wipe();
  await unread.send(text);
  expect(unread.isWiped()).toBe(true);

  const long = receive();
  for (let parts = 0; parts < 5; parts += 1) await long.send(text);
  await expect(long.body.read()).rejects.toMatchObject({ status: 413 });
  expect(long.isWiped()).toBe(true);

  const cutOff = receive();
  await cutOff.send(text);
  cutOff.source.destroy();
  await expect(cutOff.body.read()).rejects.toMatchObject({ status: 400 });
  expect(cutOff.isWiped()).toBe(true);
});
