import { test } from '@playwright/test';
import { killEachOfTwoServers } from './killServers.ts';
import { proxyNames, whyProxyMissing } from './proxyPrograms.ts';

for (const name of proxyNames) {
  const reason = whyProxyMissing(name);
  test(`api-20: two servers behind ${name}, each killed in turn, lose no session, no write and no stream`, async () => {
    test.skip(reason !== undefined, `${name} is skipped: ${reason}`);
    test.setTimeout(600_000);
    await killEachOfTwoServers(name);
  });
}
