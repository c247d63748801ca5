import { contentStates } from '@parlour/contract/staff';
import { expect, onTestFinished, test } from 'vitest';
import { bigGuide } from '../../../testing/bigGuide.ts';
import { sequentialScansOf } from '../../../testing/sequentialScans.ts';
import { startTestClub } from '../../../testing/testClub.ts';
import { findContentPage } from './listRepository.ts';

test('api/staff/content-18: a page of the list of vendors reads no vendor before it, also the last one', async () => {
  const { club, stop } = await startTestClub();
  onTestFinished(() => stop());
  for (const statement of bigGuide) await club.testDatabase.run(statement);
  await club.testDatabase.run('vacuum analyze vendors');
  for (const state of contentStates) {
    for (const page of [1, 200]) {
      const { scans } = await sequentialScansOf(
        club,
        (queries) => findContentPage(queries, 'vendor', { state, text: '', page, limit: 50 }),
        ['content_drafts', 'content_releases', 'content_hidings'],
      );
      expect(scans).toEqual([]);
    }
  }
});
