import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { MEMBER } from '../../testing/constants.ts';
import { searchMemory } from '../../testing/processMemory.ts';
import { visaCard } from '../../testing/visaCard.ts';
import { startWholeServer } from '../../testing/wholeServer.ts';

const isLong = inject('isLong');
const path = '/api/profile/payment-methods';
const PREFIX = '49297358';
const numberAt = (index: number) => `${PREFIX}0173${6000 + index}`;
const cardAt = (index: number) => ({
  ...visaCard,
  description: `Card ${index}`,
  cardNumber: numberAt(index),
});

// Other systems do not show a process's memory as a file.
test.runIf(existsSync('/proc/self/mem'))(
  'api/payment-methods-13, api/payment-methods-15: no number is in the memory of the server once its call has its response',
  async () => {
    const snapshots = mkdtempSync(join(tmpdir(), 'parlour-snapshots-'));
    onTestFinished(() => rmSync(snapshots, { recursive: true }));
    const server = await startWholeServer(
      isLong ? { NODE_OPTIONS: `--heapsnapshot-signal=SIGUSR2 --diagnostic-dir=${snapshots}` } : {},
    );
    await server.signIn(MEMBER);
    const add = async (body: object | string, headers: Record<string, string> = {}) =>
      (await server.send('POST', path, body, headers)).status;
    for (let index = 0; index < 15; index += 1) {
      expect(await add(cardAt(index), { 'idempotency-key': `${index}` })).toBe(201);
    }
    expect(await add(cardAt(0), { 'idempotency-key': '0' })).toBe(201);
    const card = cardAt(100);
    expect(await add(card, { authorization: 'Bearer none' })).toBe(401);
    expect(await add(card, { 'content-type': 'text/plain' })).toBe(415);
    expect(await add({ ...card, city: card.cardNumber })).toBe(400);
    expect(await add({ ...card, cardNumber: { digits: card.cardNumber } })).toBe(400);
    expect(await add({ ...card, cardNumber: Number(card.cardNumber) })).toBe(400);
    expect(await add({ ...card, cvv: '12' })).toBe(400);
    expect(await add(JSON.stringify(card).slice(0, -20))).toBe(400);
    expect(await add({ ...card, note: 'a'.repeat(70_000) })).toBe(413);

    // The search finds what the server did turn into text.
    expect(searchMemory(server.pid, ['Rosalind Ashe'])).not.toEqual([]);
    // The parser reads every connection into one buffer, where a read leaves what is longer of those before.
    expect(searchMemory(server.pid, [PREFIX]).length).toBeLessThanOrEqual(2);
    const request = { requestType: 'Other', subject: 'Long', otherDescription: 'b'.repeat(1500) };
    for (let calls = 0; calls < 3; calls += 1) await server.send('POST', '/api/requests', request);
    expect(searchMemory(server.pid, [PREFIX])).toEqual([]);

    if (!isLong) return;
    process.kill(server.pid, 'SIGUSR2');
    const written = () => {
      const [name] = readdirSync(snapshots);
      return name === undefined ? Buffer.of() : readFileSync(join(snapshots, name));
    };
    const end = () => written().subarray(-2).toString();
    await expect.poll(end, { timeout: 60_000 }).toBe(']}');
    expect(written().includes(path)).toBe(true);
    expect(written().includes(PREFIX)).toBe(false);
  },
  120_000,
);
