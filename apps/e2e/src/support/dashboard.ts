import type { Page } from '@playwright/test';

/** Waits for the three lists of the dashboard, which load independently. The carousel grows with each. */
export async function untilListsLoaded(page: Page) {
  for (const name of ['Upcoming Events', 'Featured Benefits', 'Trending Destinations']) {
    const list = page.getByRole('region', { name, exact: true });
    await list.getByRole('heading', { level: 3 }).first().waitFor();
  }
}
