import { join } from 'node:path';
import type { Branding } from './emails/branding.ts';
import { undeliveredOf } from './emails/undelivered.ts';
import type { Secrets } from './platform/crypto/secrets.ts';
import { type Jobs, startJobs } from './platform/jobs/jobs.ts';
import { deliverOutbox } from './platform/mail/outbox.ts';
import { fileTransport, type MailTransport, smtpTransport } from './platform/mail/transport.ts';
import type { StartContext } from './startContext.ts';

/** Starts the queues of jobs, and logs what fails in them. */
export async function startQueues(
  { config, log, onStop }: StartContext,
  connectionString: string,
): Promise<Jobs> {
  const jobs = await startJobs({
    connectionString,
    isOnlyServer: config.databaseUrl === undefined,
    keepDone: config.keep.emails,
    keepGivenUp: config.keep.undeliveredEmails,
    onFailedJob: (error, isGivenUp) => {
      if (isGivenUp) log.error({ err: error }, 'an email was given up');
      else log.warn({ err: error }, 'a job failed and is tried again');
    },
    onError: (error) => log.warn({ err: error }, 'the job queues report'),
  });
  onStop(() => jobs.stop());
  return jobs;
}

/** What sends emails, and in the name of the club. */
interface Delivery {
  readonly jobs: Jobs;
  readonly secrets: Secrets;
  readonly branding: Branding;
}

/** Begins to send what waits in the outbox. */
export async function startDelivery(
  context: StartContext,
  { jobs, secrets, branding }: Delivery,
): Promise<void> {
  const { clock } = context;
  const transport = transportOf(context, branding);
  await deliverOutbox({ jobs, secrets, clock, transport, ...undeliveredOf(branding) });
}

/** Sends mail through the club's SMTP server, or writes it to files and logs each one. */
function transportOf({ config, clock, log }: StartContext, branding: Branding): MailTransport {
  const sender = {
    clock,
    get clubName() {
      return branding.clubName;
    },
    get staffEmail() {
      return branding.staffEmail;
    },
  };
  if (config.smtpUrl !== undefined) return smtpTransport(config.smtpUrl, sender);
  return fileTransport(join(config.dataFolder, 'mail'), sender, (file) =>
    log.info({ file }, 'a message was written'),
  );
}
