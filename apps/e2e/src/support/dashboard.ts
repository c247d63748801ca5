import type { Page } from '@playwright/test';

/** Waits for the three lists of the dashboard, each of which comes by itself. The carousel grows with each of them. */
export async function untilListed(page: Page) {
  for (const name of ['Upcoming Events', 'Featured Benefits', 'Trending Destinations']) {
    const list = page.getByRole('region', { name, exact: true });
    await list.getByRole('heading', { level: 3 }).first().waitFor();
  }
}
