import { sidewaysScroll } from '../support/accessibility.ts';
import { people } from '../support/club.ts';
import { untilFocusIn } from '../support/keyboard.ts';
import { RequestForm } from '../support/requestForm.ts';
import { expect, memberTest as test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('web/app/shell-4: on a phone the menu is a drawer that closes on Escape and on a route change', async ({
  page,
}) => {
  await page.goto('/dashboard');
  const menu = page.getByRole('button', { name: /menu/i }).first();
  const drawer = page.getByRole('dialog');
  await menu.click();
  await untilFocusIn(drawer);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  await menu.click();
  await drawer.getByRole('link', { name: 'Profile' }).click();
  await page.waitForURL('**/profile');
  await expect(drawer).toBeHidden();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('web/app/shell-4: the drawer takes the place of the menu below the md width', async ({
  page,
}) => {
  const button = page.getByRole('button', { name: 'Open menu' });
  const menu = page.getByRole('navigation', { name: 'Main' });
  await page.setViewportSize({ width: 767, height: 740 });
  await page.goto('/dashboard');
  await expect(button).toBeVisible();
  await expect(menu).toBeHidden();
  await page.setViewportSize({ width: 768, height: 740 });
  await expect(button).toBeHidden();
  await expect(menu).toBeVisible();
});

test('web/app/shell-4: an open drawer closes when the window gets as wide as md, and leaves the page to the keyboard', async ({
  page,
}) => {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await untilFocusIn(drawer);
  await page.setViewportSize({ width: 1000, height: 740 });
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // Scrolling works again shortly after the drawer is hidden.
  const scrolled = async () => {
    await page.mouse.wheel(0, 400);
    return page.evaluate(() => window.scrollY);
  };
  await expect.poll(scrolled).toBeGreaterThan(0);
});

test('on a phone a request goes out from the drawer', async ({ page, club }) => {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /menu/i }).first().click();
  const form = new RequestForm(page);
  await form.open();
  await form.chooseType('Other');
  await form.type('Subject', 'From a small screen');
  await form.type('Description of your request', 'A taxi, please.');
  await form.submitButton.click();
  await expect(page.getByText('Your request has been submitted successfully!')).toBeVisible();
  await club.mailbox.waitFor(people.staff, (mail) =>
    (mail.subject ?? '').includes('From a small screen'),
  );
});

test('on a phone with letters of twice the size everything has room for its words', async ({
  page,
}) => {
  await page.goto('/events');
  await expect(page.getByRole('button', { name: /^Register for/ }).first()).toBeEnabled();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await sidewaysScroll(page)).toBe(0);
  const bar = page.getByRole('navigation', { name: 'Shortcuts' });
  const room = await bar.evaluate((element) =>
    [...element.children].map((item) => {
      const names = document.createRange();
      names.selectNodeContents(item);
      return item.clientWidth - names.getBoundingClientRect().width;
    }),
  );
  expect(room).toHaveLength(5);
  expect(Math.min(...room)).toBeGreaterThanOrEqual(0);
});

test('web/app/shell-16: on a phone a page with a bar of its own has no other one', async ({
  page,
}) => {
  await page.goto('/events');
  const shortcuts = page.getByRole('navigation', { name: 'Shortcuts' });
  await expect(shortcuts).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Court Tennis for Beginners' }).click();
  const register = page
    .getByRole('main')
    .getByRole('button', { name: /^Register/ })
    .first();
  await expect(register).toBeInViewport();
  await expect(shortcuts).toBeHidden();
  const { height } = page.viewportSize() ?? { height: 0 };
  const bar = await page.locator('[data-page-bar]').boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeCloseTo(height, 0);
});
