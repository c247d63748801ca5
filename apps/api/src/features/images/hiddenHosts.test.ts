import { afterAll, expect, test } from 'vitest';
import { startTestClub } from '../../testing/testClub.ts';
import { findHiddenOrigins } from './hiddenHosts.ts';

const { club, stop } = await startTestClub();
afterAll(() => stop());

const setPictures = async (urls: readonly string[]) => {
  const rows = await club.testDatabase.run('select id from vendors order by id');
  for (const [index, url] of urls.entries()) {
    const values = [rows[index]?.['id'], url];
    await club.testDatabase.run('update vendors set image_url = $2 where id = $1', values);
  }
};

test('api/images-18: the sample club has no pictures that are not shown', async () => {
  expect(await findHiddenOrigins(club.database.queries, [])).toEqual([]);
});

test('api/images-18: hosts that may not be asked, and those without TLS, are listed once', async () => {
  await setPictures([
    'https://CRM.example/one.jpg',
    'https://crm.example/two.jpg',
    'https://allowed.example/three.jpg',
    'http://allowed.example/four.jpg',
    'https://allowed.example:8443/five.jpg',
    '/pictures/six.webp',
  ]);
  await club.testDatabase.run(
    "update members set profile_picture = 'https://faces.example?id=1' where id = (select min(id) from members)",
  );
  await club.testDatabase.run(
    "update events set images = '{/pictures/a.webp,https://more.example/a.jpg,https://allowed.example/b.jpg}'",
  );
  expect(await findHiddenOrigins(club.database.queries, ['allowed.example'])).toEqual([
    'http://allowed.example',
    'https://allowed.example:8443',
    'https://crm.example',
    'https://faces.example',
    'https://more.example',
  ]);
});
