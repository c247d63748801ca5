import type { Locator, Page } from '@playwright/test';

const parts = ['Next for you', 'Upcoming Events', 'Featured Benefits', 'Trending Destinations'];

/** The dashboard once each of its parts is there. They load independently, and the carousel grows with each list. */
export function shownDashboard(page: Page): Locator {
  return parts.reduce((main, name) => {
    const part = page.getByRole('region', { name, exact: true });
    return main.filter({ has: part.getByRole('heading', { level: 3 }) });
  }, page.getByRole('main'));
}
