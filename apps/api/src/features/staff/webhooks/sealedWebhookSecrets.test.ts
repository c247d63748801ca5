import { afterAll, beforeAll, expect, test } from 'vitest';
import { NO_PREFIX } from '../../../platform/secret-keys/sealedStore.ts';
import { type DeskBrowser, startTestClub, type TestClub } from '../../../testing/testClub.ts';
import { sealedWebhookSecrets } from './sealedWebhookSecrets.ts';

let club: TestClub;
let stop: () => Promise<void>;
let as: DeskBrowser;
beforeAll(async () => {
  ({ club, stop } = await startTestClub());
  as = await club.signInStaff('administrator');
});
afterAll(() => stop());

test('api/staff/webhooks-3: the secrets, also one that signs along, are sealed again with another key', async () => {
  const url = 'https://crm.example/';
  const secrets: string[] = [];
  for (const name of ['One', 'Renewed']) {
    // Their ids are in the order of time.
    club.passTime(1000);
    const body = { name, url, events: ['member.ended' as const], isActive: true };
    const added = (await club.desk.addWebhook({ body }, { as })).data();
    secrets.push(added.secret ?? '');
    if (name === 'One') continue;
    const params = { id: added.webhook.id };
    secrets.push((await club.desk.renewWebhookSecret({ params }, { as })).data().secret ?? '');
  }
  const { queries } = club.database;
  const find = () => sealedWebhookSecrets.find(queries, NO_PREFIX, '', 10);
  const [one, renewed] = await find();
  expect([one?.texts.length, renewed?.texts.length]).toEqual([1, 2]);
  const opened = [...one!.texts, ...renewed!.texts].map(({ purpose, sealed }) =>
    club.secrets.open(purpose, sealed),
  );
  expect(opened).toEqual([secrets[0], secrets[2], secrets[1]]);
  for (const row of [one!, renewed!]) {
    const sealed = row.texts.map((_text, index) => `sealed again ${index}`);
    expect(await sealedWebhookSecrets.replace(queries, row, sealed)).toBe(true);
    expect(await sealedWebhookSecrets.replace(queries, row, sealed)).toBe(false);
  }
  const prefixed = await sealedWebhookSecrets.find(queries, 'sealed again', '', 10);
  expect(prefixed).toEqual([]);
  expect((await find()).flatMap(({ texts }) => texts.map(({ sealed }) => sealed))).toEqual([
    'sealed again 0',
    'sealed again 0',
    'sealed again 1',
  ]);
});
