import { expect, type Page, type Route } from '@playwright/test';

/** The rendered pages that this worker has had, by URL. */
const rendered = new Map<string, Parameters<Route['fulfill']>[0]>();

/** Asks for pages again until the server has rendered them: a busy server leaves that to the browser. */
export function askUntilRendered(page: Page, paths: readonly string[]): Promise<unknown> {
  return page.route(
    ({ pathname, search }) => paths.includes(pathname + search),
    async (route) => {
      const url = route.request().url();
      await expect(async () => {
        if (rendered.has(url)) return;
        const response = await route.fetch();
        const body = await response.text();
        // The attribute alone is in the start script of every page.
        expect(body).toContain('<div id="root" data-rendered>');
        rendered.set(url, { status: response.status(), headers: response.headers(), body });
      }).toPass({ intervals: [500] });
      await route.fulfill(rendered.get(url));
    },
  );
}
