import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { ImportDetail, ImportMapping } from '@parlour/contract/staff';
import { expect, onTestFinished, test } from 'vitest';
import { dataUrl, jpeg } from '../../../testing/documentFiles.ts';
import { startTestBucket } from '../../../testing/testBucket.ts';
import { startTestClub } from '../../../testing/testClub.ts';

const mapping: ImportMapping = {
  kind: 'vendor',
  columns: { Code: 'externalId', Name: 'name' },
  fixedValues: { type: 'Hotels', description: 'x' },
};

test('api/staff/imports-23: while the bucket is away, files are refused, and an import changes nothing', async () => {
  const bucket = await startTestBucket();
  onTestFinished(() => bucket.close());
  const { club, stop } = await startTestClub({ FILES_URL: bucket.url });
  onTestFinished(stop);
  const as = await club.signInStaff('manager');
  const file = `data:text/csv;base64,${Buffer.from('Code,Name\nS1,One\n').toString('base64')}`;
  const upload = () => club.desk.uploadImport({ body: { file, name: 'crm.csv' } }, { as });
  bucket.setAvailable(false);
  expect(await upload()).toMatchObject({
    status: 503,
    body: {
      message:
        'The files of imports and exports cannot be reached at the moment. Please try again in a minute.',
    },
  });
  bucket.setAvailable(true);
  const params = { id: (await upload()).data().id };
  const whenIdle = async (): Promise<ImportDetail> => {
    const detail = (await club.desk.getImport({ params }, { as })).data();
    if (!['planning', 'applying'].includes(detail.status)) return detail;
    await wait(30);
    return whenIdle();
  };
  const plan = async () => {
    await club.desk.planImport(
      { params, body: { mapping, saveAs: null, hidesMissing: false } },
      { as },
    );
    return whenIdle();
  };
  const planHash = (await plan()).planHash ?? '';
  bucket.setAvailable(false);
  await club.desk.applyImport({ params, body: { planHash } }, { as });
  expect(await whenIdle()).toMatchObject({
    status: 'failed',
    issue: 'It could not be done. Nothing of the club was changed. Please try again.',
  });
  expect(await club.testDatabase.run(`select 1 from vendors where external_id = 'S1'`)).toEqual([]);
  bucket.setAvailable(true);
  expect(await plan()).toMatchObject({ status: 'planned', issue: null });
});

test('api/staff/pictures-15: while the bucket is away, content with a picture is published all the same', async () => {
  const bucket = await startTestBucket();
  onTestFinished(() => bucket.close());
  const { club, stop } = await startTestClub({ FILES_URL: bucket.url });
  onTestFinished(stop);
  const as = await club.signInStaff('editor');
  const picture = { file: dataUrl(await jpeg()), name: 'A.jpg', alternativeText: 'The lake' };
  const { url } = (await club.desk.uploadPicture({ body: picture }, { as })).data();
  bucket.setAvailable(false);
  const params = { kind: 'vendor', id: randomUUID() } as const;
  const vendor = { name: 'Lake', type: 'Hotels', description: '<p>x</p>', imageUrl: url };
  const draft = { body: vendor, baseVersion: 0, version: 0 };
  await club.desk.saveContentDraft({ params, body: draft }, { as });
  const body = { version: 1, wordsToHolders: null };
  expect((await club.desk.publishContent({ params, body }, { as })).status).toBe(200);
  const member = await club.signIn();
  const page = await club.api.getVendor({ params: { id: params.id } }, { as: member });
  expect(page.data()).toMatchObject({ name: 'Lake', picture: { alternativeText: 'The lake' } });
});
