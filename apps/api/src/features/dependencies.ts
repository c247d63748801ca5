import type { KeyObject } from 'node:crypto';
import type { Configuration } from '@parlour/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { ClubSettings } from '../club-settings/clubSettings.ts';
import type { Branding } from '../emails/branding.ts';
import type { CountConfirmation } from '../emails/confirmations.ts';
import type { CountEmailToStaff } from '../emails/emailsToStaff.ts';
import type { AuditTrail } from '../http/audit/audit.ts';
import type { ResponseCache } from '../http/cache/responseCache.ts';
import type { Random } from '../platform/crypto/random.ts';
import type { Secrets } from '../platform/crypto/secrets.ts';
import type { Outbox } from '../platform/mail/outbox.ts';
import type { Database } from '../platform/postgres/database.ts';
import type { Clock } from '../platform/process/clock.ts';

/** The dependencies of the server's features. A service names those that it uses. */
export interface FeatureDependencies {
  readonly database: Database;
  readonly outbox: Outbox;
  readonly responseCache: ResponseCache;
  readonly secrets: Secrets;
  readonly audit: AuditTrail;
  /** The public key that seals card numbers. */
  readonly cardKey: KeyObject;
  readonly clock: Clock;
  readonly random: Random;
  readonly branding: Branding;
  /** Returns what browsers are told now. */
  readonly configuration: () => Configuration;
  readonly settings: ClubSettings;
  readonly log: FastifyBaseLogger;
}

/** The dependencies of a feature whose emails to members are counted. */
export interface ConfirmationDependencies extends FeatureDependencies {
  readonly countConfirmation: CountConfirmation;
}

/** The dependencies of a feature whose emails to staff are counted. */
export interface StaffEmailDependencies extends FeatureDependencies {
  readonly countEmailToStaff: CountEmailToStaff;
}
