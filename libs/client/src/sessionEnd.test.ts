import { expect, test, vi } from 'vitest';
import { answers } from './fixtures/answers.ts';
import { accepted, clientWith, member, networkError, refused } from './fixtures/server.ts';
import {
  getConfiguration,
  getEvent,
  getProfile,
  listEvents,
  previewDocument,
  redeemBenefit,
  verifyCode,
  type Credentials,
  type DomainFailure,
} from './index.ts';

const clientOf = (
  answer: Parameters<typeof clientWith>[0],
  credentials: () => Credentials | null = () => member,
) => {
  const onSessionEnd = vi.fn<(failure: DomainFailure) => void>();
  return { ...clientWith(answer, { credentials, onSessionEnd }), onSessionEnd };
};

test.each([401, 403])('CL22: a %d is reported with its failure', async (status) => {
  const { client, onSessionEnd } = clientOf(() => refused(status, { message: 'Signed out.' }));
  await getProfile(client);
  expect(onSessionEnd).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ kind: 'domain', status, message: 'Signed out.' }),
  );
});

test('CL22: many calls that one session’s end refuses are one report', async () => {
  const { client, onSessionEnd } = clientOf(() => refused(401));
  await Promise.all([getProfile(client), listEvents(client), redeemBenefit(client, 'b1')]);
  await getEvent(client, 'e1');
  await previewDocument(client, 'f1');
  expect(onSessionEnd).toHaveBeenCalledTimes(1);
});

test('CL22: the next session’s end is reported again', async () => {
  let token = 'first';
  const { client, onSessionEnd } = clientOf(
    () => refused(401),
    () => ({ ...member, token }),
  );
  await getProfile(client);
  token = 'second';
  await getProfile(client);
  expect(onSessionEnd).toHaveBeenCalledTimes(2);
});

test('CL22: the rule that is given decides, also over a refusal that is no HTTP error', async () => {
  const onSessionEnd = vi.fn<(failure: DomainFailure) => void>();
  const { client } = clientWith(() => refused(200, { message: 'Forbidden' }), {
    onSessionEnd,
    endsSession: ({ message }) => message.includes('Forbidden'),
  });
  await getProfile(client);
  expect(onSessionEnd).toHaveBeenCalledTimes(1);
});

test.each([
  ['a right answer', () => accepted(answers.getProfile)],
  ['an answer that is not as agreed', () => accepted('nonsense')],
  ['a refusal for another reason', () => refused(404)],
])('CL22: %s ends no session', async (_, answer) => {
  const { client, onSessionEnd } = clientOf(answer);
  await getProfile(client);
  expect(onSessionEnd).not.toHaveBeenCalled();
});

test('CL22: a network that is away ends no session', async () => {
  const { client, onSessionEnd } = clientOf(networkError);
  await redeemBenefit(client, 'b1');
  expect(onSessionEnd).not.toHaveBeenCalled();
});

test('CL23: neither a sign-in call nor another public one ends a session', async () => {
  const { client, onSessionEnd } = clientOf(() => refused(401));
  await verifyCode(client, { email: 'member@club.example', code: '123456' });
  await getConfiguration(client);
  expect(onSessionEnd).not.toHaveBeenCalled();
});

test('CL23: the refusal of a visitor ends no session', async () => {
  const { client, onSessionEnd } = clientOf(
    () => refused(401),
    () => null,
  );
  await getEvent(client, 'e1');
  await getProfile(client);
  expect(onSessionEnd).not.toHaveBeenCalled();
});

test('CL23: a late refusal leaves the session alone that began in the meantime', async () => {
  let token = 'first';
  const { client, onSessionEnd } = clientOf(
    () => {
      token = 'second';
      return refused(401);
    },
    () => ({ ...member, token }),
  );
  await getProfile(client);
  expect(onSessionEnd).not.toHaveBeenCalled();
});
