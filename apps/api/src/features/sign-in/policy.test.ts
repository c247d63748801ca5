import { expect, test } from 'vitest';
import { after, DAY, HOUR, MINUTE, SECOND } from '../../platform/process/clock.ts';
import { type SignInRecord, decideSending, decideTry, emptyRecord } from './policy.ts';

const start = new Date('2030-03-01T12:00:00Z');

function sent(record: SignInRecord, now: Date, client: readonly Date[] = []): SignInRecord {
  const decision = decideSending(record, client, 'hash', now);
  if (!decision.isAllowed) throw new Error(decision.failure.reason);
  return decision.record;
}

function tried(record: SignInRecord, now: Date, matches = false): SignInRecord {
  const decision = decideTry(record, matches, now);
  if (!decision.isAllowed) throw new Error(decision.failure.reason);
  return decision.record;
}

const times =
  (count: number, change: (record: SignInRecord) => SignInRecord) => (from: SignInRecord) =>
    Array.from({ length: count }).reduce<SignInRecord>(change, from);

test('SI4: guessing at one code ends it with the fifth wrong try', () => {
  const four = times(4, (record) => tried(record, start))(sent(emptyRecord, start));
  expect(four.codeHash).toBe('hash');
  const five = tried(four, start);
  expect(five.codeHash).toBeNull();
  expect(decideTry(five, true, start)).toMatchObject({ isCorrect: false });
});

test('SI5: a resend between guesses gives no further tries', () => {
  const four = times(4, (record) => tried(record, start))(sent(emptyRecord, start));
  const resent = sent(four, after(start, 30 * SECOND));
  expect(resent.wrongTries).toBe(4);
  expect(tried(resent, after(start, 31 * SECOND)).codeHash).toBeNull();
});

test('SI3: a code is invalid after ten minutes', () => {
  const record = sent(emptyRecord, start);
  const before = decideTry(record, true, after(start, 10 * MINUTE - 1));
  const later = decideTry(record, true, after(start, 10 * MINUTE));
  expect([before, later]).toMatchObject([{ isCorrect: true }, { isCorrect: false }]);
});

test('SI3: a used code can not be used again', () => {
  const used = tried(sent(emptyRecord, start), start, true);
  expect(decideTry(used, true, start)).toMatchObject({ isCorrect: false });
});

test('SI6: guessing across codes is paused for the rest of the hour after ten failures', () => {
  const ten = times(10, (record) => tried(record, start))(emptyRecord);
  expect(decideTry(ten, true, after(start, MINUTE))).toEqual({
    isAllowed: false,
    failure: { reason: 'paused', wait: 59 * 60 },
  });
  expect(decideSending(ten, [], 'hash', after(start, MINUTE))).toMatchObject({
    failure: { reason: 'paused' },
  });
  expect(decideTry(ten, false, after(start, HOUR))).toMatchObject({ isAllowed: true });
});

test('SI7: guessing for days is stopped for good after a hundred failures in a row', () => {
  let [record, now] = [emptyRecord, start];
  for (let count = 0; count < 100; count += 1) {
    record = tried(record, now);
    now = after(now, HOUR);
  }
  const later = after(now, 30 * DAY);
  expect(decideTry(record, true, later)).toMatchObject({ failure: { reason: 'disabled' } });
  expect(decideSending(record, [], 'hash', later)).toMatchObject({
    failure: { reason: 'disabled' },
  });
});

test('SI6, SI7: a correct code clears the failures', () => {
  const nine = times(9, (record) => tried(record, start))(emptyRecord);
  const cleared = tried(sent(nine, start), start, true);
  expect(cleared).toMatchObject({ failedAt: [], failuresInARow: 0 });
});

test('SI8: a mailbox gets at most one code in thirty seconds and five in an hour', () => {
  let record = sent(emptyRecord, start);
  expect(decideSending(record, [], 'hash', after(start, 29 * SECOND))).toEqual({
    isAllowed: false,
    failure: { reason: 'too soon', wait: 1 },
  });
  for (let count = 1; count < 5; count += 1) record = sent(record, after(start, count * MINUTE));
  expect(decideSending(record, [], 'hash', after(start, 10 * MINUTE))).toEqual({
    isAllowed: false,
    failure: { reason: 'too many codes', wait: 50 * 60 },
  });
  expect(decideSending(record, [], 'hash', after(start, HOUR))).toMatchObject({ isAllowed: true });
});

test('SI9: one client with many emails gets at most twenty codes in an hour', () => {
  const twenty = Array.from({ length: 20 }, (_, index) => after(start, index * SECOND));
  const now = after(start, MINUTE);
  expect(decideSending(emptyRecord, twenty, 'hash', now)).toMatchObject({
    failure: { reason: 'too many codes' },
  });
  expect(decideSending(emptyRecord, twenty.slice(1), 'hash', now)).toMatchObject({
    isAllowed: true,
  });
});

test('SI6, SI8, SI9: a clock that is set back makes no wait longer than its rule', () => {
  const before = after(start, -DAY);
  const asked = sent(emptyRecord, start);
  expect(decideSending(asked, [], 'hash', before)).toMatchObject({ isAllowed: true });
  const codesSentAt = Array.from({ length: 20 }, () => start);
  expect(decideSending(emptyRecord, codesSentAt, 'hash', before)).toMatchObject({
    isAllowed: true,
  });
  const paused = times(10, (record) => tried(record, start))(emptyRecord);
  expect(decideTry(paused, false, before)).toMatchObject({ isAllowed: true });
  const again = sent({ ...asked, codesSentAt }, before);
  expect(again.codesSentAt).toEqual([before]);
  expect(decideSending(again, [], 'hash', before)).toMatchObject({
    isAllowed: false,
    failure: { reason: 'too soon', wait: 30 },
  });
});
