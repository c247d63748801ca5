import { chromium, expect, test } from '@playwright/test';
import { chromiumFlags, headlessShellPath } from '../support/chromium.ts';
import { people } from '../support/club.ts';
import { signIn } from '../support/signIn.ts';
import { isReadyBehind } from './http2Client.ts';
import { proxyNames, whyProxyMissing } from './proxyPrograms.ts';
import { HOST, startProxy } from './startProxy.ts';
import { startTwoServers } from './twoServers.ts';

for (const name of proxyNames) {
  const reason = whyProxyMissing(name);
  test(`api-20: an open page behind ${name} goes on when the server of its stream dies`, async () => {
    test.skip(reason !== undefined, `${name} is skipped: ${reason}`);
    test.setTimeout(300_000);
    await using two = await startTwoServers();
    const { servers, mail } = two;
    await using proxy = await startProxy(name, [servers[0].url, servers[1].url], isReadyBehind);
    const args = [...chromiumFlags, `--host-resolver-rules=MAP ${HOST} 127.0.0.1`];
    await using browser = await chromium.launch({ executablePath: headlessShellPath(), args });
    const page = await browser.newPage({ ignoreHTTPSErrors: true });
    const url = `https://${HOST}:${proxy.port}`;
    const streaming = page.waitForRequest(`${url}/api/live`);
    await signIn(page, { url, mailbox: mail }, people.member);
    const { authorization = '', 'x-crm-token': crmToken = '' } = (await streaming).headers();
    await page.goto(`${url}/requests`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    for (const [index, server] of servers.entries()) {
      await server.stop('SIGKILL');
      // The member writes in another browser, at the other server.
      const subject = `A piano tuner, number ${index}`;
      const written = await fetch(`${servers[1 - index]?.url}/api/requests`, {
        method: 'POST',
        headers: { authorization, 'x-crm-token': crmToken, 'content-type': 'application/json' },
        body: JSON.stringify({ requestType: 'Other', subject, otherDescription: 'Please' }),
      });
      expect(written.status).toBe(201);
      // A page whose stream fails again and again tries after at most 30 seconds (app/live-5).
      await expect(page.getByText(subject)).toBeVisible({ timeout: 40_000 });
      expect(page.url()).toBe(`${url}/requests`);
      await server.start();
      await expect.poll(() => isReadyBehind(proxy.port)).toBe(true);
    }
  });
}
