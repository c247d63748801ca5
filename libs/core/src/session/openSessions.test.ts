import type { OpenSession } from '@parlour/contract';
import { expect, test } from 'vitest';
import { formatLastUse, withoutSession } from './openSessions.ts';

const session: OpenSession = {
  id: 's1',
  device: 'Safari on iPhone',
  lastUsedAt: '2026-12-05T20:04:00.000Z',
  isCurrent: false,
};

test.each([
  ['2026-12-05', 'America/New_York', 'Last used today at 3:04 PM'],
  ['2026-12-06', 'America/New_York', 'Last used December 5, 2026'],
  ['2026-12-06', 'Asia/Tokyo', 'Last used today at 5:04 AM'],
  ['2026-12-05', 'Nowhere/Unknown', 'Last used today at 8:04 PM'],
])('core/session-18: on %s in %s it reads "%s"', (today, timeZone, text) => {
  expect(formatLastUse(session, today, timeZone).replace('\u202f', ' ')).toBe(text);
});

test('core/session-18: this session is active now', () => {
  expect(formatLastUse({ ...session, isCurrent: true }, '2030-01-01', 'UTC')).toBe('Active now');
});

test('core/session-20: an ended session leaves the list', () => {
  const other = { ...session, id: 's2' };
  expect(withoutSession([session, other], 's1')).toEqual([other]);
  expect(withoutSession([other], 's1')).toEqual([other]);
});
