import { eq } from 'drizzle-orm';
import { ApiError } from '../../../errors/apiError.ts';
import type { Queries } from '../../../platform/postgres/database.ts';
import { contentReleases } from '../../../platform/postgres/schema/index.ts';
import type { DraftRow } from '../../content/draftRepository.ts';

/**
 * Refuses to publish or schedule by itself a draft that is published with others (CRL6).
 *
 * @throws ApiError 400 with the name of the release.
 */
export async function assertAlone(
  queries: Queries,
  { releaseId }: Pick<DraftRow, 'releaseId'>,
): Promise<void> {
  if (releaseId === null) return;
  const [release] = await queries
    .select({ title: contentReleases.title })
    .from(contentReleases)
    .where(eq(contentReleases.id, releaseId));
  throw new ApiError(
    'invalid_input',
    `It is in the release “${release?.title ?? ''}”, and goes live with it. Take it out first.`,
  );
}
