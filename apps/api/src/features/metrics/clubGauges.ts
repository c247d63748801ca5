import { Gauge, type Registry } from 'prom-client';
import { SECOND } from '../../platform/process/clock.ts';
import type { ClubNumbers } from './clubNumbers.ts';

/** The gauges of the whole club, which every server tells alike. */
interface ClubGauges {
  /** Shows numbers, and the time of the last backup: null where none is known. */
  show(numbers: ClubNumbers, backupAt: Date | null): void;
  /** Shows nothing. What was true once must not look as if it were true now. */
  forget(): void;
}

/** Creates the gauges of what is read from the database. */
export function createClubGauges(registry: Registry): ClubGauges {
  const registers = [registry];
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `parlour_${name}`, help, registers });
  const byQueue = (name: string, help: string) =>
    new Gauge({ name: `parlour_${name}`, help, labelNames: ['queue'] as const, registers });
  const emails = byQueue('emails_waiting', 'Emails that wait.');
  const oldestEmail = byQueue(
    'emails_oldest_waiting_seconds',
    'How long the oldest waiting email has waited.',
  );
  const emailsGivenUp = gauge('emails_given_up', 'Emails that were given up.');
  const openRequests = gauge('requests_open', "Members' requests that are open.");
  const deliveries = gauge('deliveries_waiting', 'Messages to webhooks that wait.');
  const oldestDelivery = gauge(
    'deliveries_oldest_waiting_seconds',
    'How long the oldest waiting message to a webhook has waited.',
  );
  const deliveriesGivenUp = gauge('deliveries_given_up', 'Given up messages to webhooks.');
  const lastBackup = gauge(
    'last_backup_timestamp_seconds',
    'When the last backup was made. 0 where none is known.',
  );
  const single = [
    emailsGivenUp,
    openRequests,
    deliveries,
    oldestDelivery,
    deliveriesGivenUp,
    lastBackup,
  ];
  return {
    show(numbers, backupAt) {
      for (const [queue, { count, oldestSeconds }] of numbers.emails) {
        emails.set({ queue }, count);
        oldestEmail.set({ queue }, oldestSeconds);
      }
      emailsGivenUp.set(numbers.emailsGivenUp);
      openRequests.set(numbers.openRequests);
      deliveries.set(numbers.deliveries.count);
      oldestDelivery.set(numbers.deliveries.oldestSeconds);
      deliveriesGivenUp.set(numbers.deliveriesGivenUp);
      lastBackup.set((backupAt?.getTime() ?? 0) / SECOND);
    },
    forget() {
      for (const each of single) each.remove();
      emails.reset();
      oldestEmail.reset();
    },
  };
}
