import { expect, test } from 'vitest';
import { secretKeyId, type SecretKeys } from '../crypto/secrets.ts';
import { type RunningServer, startFailure } from './startFailure.ts';

const names = ['a', 'b', 'c'] as const;
type Name = (typeof names)[number];
const keyOf = (name: Name) => `the secret key ${name} of the tests, long enough`;
const idOf = (name: Name) => secretKeyId(keyOf(name));

/** A server by the names of its keys. The first seals. */
type Server = readonly [Name, ...Name[]];

const keysOf = ([current, ...others]: Server): SecretKeys => ({
  current: keyOf(current),
  others: others.map(keyOf),
});
const runningOf = (server: Server): RunningServer => ({
  canOpen: (id) => server.some((name) => idOf(name) === id),
  sealsWith: (id) => idOf(server[0]) === id,
});
const failureOf = (server: Server, stored: readonly Name[], running: readonly Server[]) =>
  startFailure(keysOf(server), stored.map(idOf), [...running, server].map(runningOf));

const [starts, lacksKey, isUnknown] = [undefined, 'holds what another key', 'a running server'];

test.each([
  ['the first one', ['a'], [], [], starts],
  ['a second one with the same key', ['a'], ['a'], [['a']], starts],
  ['one with another key', ['b'], ['a'], [['a']], lacksKey],
  ['one with another key, alone', ['b'], ['a'], [], lacksKey],
  ['step 1, beside the former', ['a', 'b'], ['a'], [['a']], starts],
  ['step 2, beside step 1', ['b', 'a'], ['a'], [['a', 'b']], starts],
  [
    'step 2, beside steps 1 and 2',
    ['b', 'a'],
    ['a', 'b'],
    [
      ['a', 'b'],
      ['b', 'a'],
    ],
    starts,
  ],
  ['step 1 again, beside step 2', ['a', 'b'], ['a', 'b'], [['b', 'a']], starts],
  ['step 2, beside one that skipped step 1', ['b', 'a'], ['a'], [['a', 'b'], ['a']], isUnknown],
  ['step 2 at once, alone', ['b', 'a'], ['a'], [], starts],
  ['one that skipped the exchange', ['a'], ['a', 'b'], [['b', 'a']], lacksKey],
  ['the end, before all is sealed again', ['b'], ['a', 'b'], [['b', 'a']], lacksKey],
  ['the end, after it', ['b'], ['b'], [['b', 'a']], starts],
  ['the former key, after the end', ['a'], ['b'], [], lacksKey],
  ['step 1, beside the end', ['a', 'b'], ['b'], [['b']], isUnknown],
  ['a third key, before all is sealed again', ['c', 'b'], ['a', 'b'], [['b', 'a']], lacksKey],
  ['a third key with both', ['c', 'a', 'b'], ['a', 'b'], [], starts],
  [
    'step 2 again, beside one of the former key alone',
    ['b', 'a'],
    ['a', 'b'],
    [['b', 'a'], ['a']],
    starts,
  ],
  ['one beside a refused one', ['a'], ['a'], [['a'], ['b']], starts],
] as const)(
  'api/platform/secret-keys-3, api/platform/secret-keys-4, api/platform/secret-keys-11: whether %s starts',
  (_, server, stored, running, expected) => {
    const message = failureOf(server, stored, running)?.message;
    if (expected === undefined) expect(message).toBeUndefined();
    else expect(message).toContain(expected);
    expect(message ?? '').not.toMatch(/\n|secret key/);
  },
);

const servers: readonly Server[] = names.flatMap((current): Server[] => {
  const [one, other] = names.filter((name) => name !== current);
  return [[current], [current, one!], [current, other!], [current, one!, other!]];
});

test('api/platform/secret-keys-3, api/platform/secret-keys-4: however servers start, stop and reseal, each opens all that is stored', () => {
  interface State {
    readonly stored: readonly Name[];
    readonly running: readonly Server[];
  }
  const seen = new Map<string, State>();
  const waiting: State[] = [{ stored: [], running: [] }];
  for (let state = waiting.pop(); state !== undefined; state = waiting.pop()) {
    const { stored, running } = state;
    const key = `${stored.join()} ${running.map((each) => each.join()).join(' ')}`;
    if (seen.has(key)) continue;
    seen.set(key, state);
    for (const server of running) {
      expect(stored.every((name) => server.includes(name))).toBe(true);
      waiting.push({ stored, running: running.filter((each) => each !== server) });
      // The command has the keys of this server, and forgets the others (api/platform/secret-keys-9).
      if (running.every(([current]) => current === server[0])) {
        waiting.push({ stored: [server[0]], running });
      }
    }
    for (const server of running.length < 2 ? servers : []) {
      if (failureOf(server, stored, running) !== undefined) continue;
      const names = [...new Set([...stored, server[0]])].toSorted();
      const both = [...running, server].toSorted((one, two) => (one.join() < two.join() ? -1 : 1));
      waiting.push({ stored: names, running: both });
    }
  }
  expect(seen.size).toBeGreaterThan(100);
});
