import { expect, type Page } from '@playwright/test';

/** Asks for pages again until the server has rendered them: a busy server leaves that to the browser. */
export function askUntilRendered(page: Page, paths: readonly string[]): Promise<unknown> {
  return page.route(
    ({ pathname, search }) => paths.includes(pathname + search),
    async (route) => {
      await expect(async () => {
        const response = await route.fetch();
        expect(await response.text()).toContain('<div id="root" data-rendered>');
        await route.fulfill({ response });
      }).toPass({ intervals: [500] });
    },
  );
}
