import { expect, test } from 'vitest';
import { credentialsOf, parseStoredSession, serializeSession } from './storedSession.ts';
import { isPreview, sessionOfView, viewStartOf } from './viewSession.ts';

test('core/session-21: the session of a view is stored and read like any, with its own token', () => {
  const session = sessionOfView({ memberId: 'm1' }, 'view.x');
  expect(parseStoredSession(serializeSession(session))).toEqual(session);
  expect(credentialsOf(session)).toEqual({ token: 'view.x', crmToken: '-' });
  expect([isPreview(session), isPreview(null)]).toEqual([false, false]);
  expect(isPreview(sessionOfView({ memberId: '-' }, 'preview.x'))).toBe(true);
});

test.each([
  ['#view.a-B_9', { kind: 'member', token: 'view.a-B_9', page: '/dashboard' }],
  [
    '#preview=preview.event.e1.x.y&page=%2Fevents%2Fe1',
    { kind: 'preview', token: 'preview.event.e1.x.y', page: '/events/e1' },
  ],
  ['#preview=%&page=%2F', null],
  ['#view.', null],
  ['#eyJ.a.b', null],
  ['#preview=eyJ.a.b&page=%2Fevents%2Fe1', null],
  ['#preview=preview.x&page=https%3A%2F%2Fother.example', null],
  ['#preview=preview.x&page=%2F%2Fother.example', null],
  ['#preview=preview.x&page=%2F%5Cother.example', null],
  ['', null],
])('core/session-21: the hash %j opens %j', (hash, start) => {
  expect(viewStartOf(hash)).toEqual(start);
});
