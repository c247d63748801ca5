import { createCourier } from './features/staff/webhooks/delivery/courier.ts';
import type { Secrets } from './platform/crypto/secrets.ts';
import type { Database } from './platform/postgres/database.ts';
import { startSweep } from './platform/process/startSweep.ts';
import type { StartContext } from './startContext.ts';

/** Wakes what sends to the webhooks, once there is something that does. */
interface WebhookBell {
  readonly ring: () => void;
  /** Registers what a ring wakes. */
  readonly onRing: (wake: () => void) => void;
}

/** Creates the bell, since the database is listened to before anything is sent. */
export function createWebhookBell(): WebhookBell {
  let wakeUp = () => undefined as void;
  return {
    ring: () => wakeUp(),
    onRing: (wake) => {
      wakeUp = wake;
    },
  };
}

/** Begins to send what is due to the webhooks: at once when the database says so, and every 15 seconds. */
export function startWebhooks(
  { config, log, clock, random, onStop }: StartContext,
  { bell, ...stored }: { database: Database; secrets: Secrets; bell: WebhookBell },
): void {
  const courier = createCourier({ ...stored, clock, random, log, rules: config.webhookRules });
  onStop(() => courier.stop());
  bell.onRing(() => {
    courier.wake().catch((error: unknown) => log.warn({ err: error }, 'webhooks wait'));
  });
  onStop(startSweep(() => courier.wake(), log));
}
