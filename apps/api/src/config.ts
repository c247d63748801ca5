import { telephoneHref } from '@parlour/core';
import { isIPv6 } from 'node:net';
import { resolve } from 'node:path';
import { type Configuration, emailSchema } from '@parlour/contract';
import { isBlank, isClubPhone, isWebLink, typedPhone } from '@parlour/contract/values';
import { SERVICE_WORKER_PATH } from '@parlour/core/offline';
import * as z from 'zod';
import type { CurrentClub, GivenClub } from './club-settings/clubValues.ts';
import type { Operation } from './features/staff/settings/operation.ts';
import { isTraced, observationVariables } from './observation.ts';
import { bucketOf } from './platform/files/filesUrl.ts';
import { DEFAULT_DATA_FOLDER } from './platform/process/dataFolder.ts';
import { retentionOf, retentionVariables } from './retention.ts';
import { hostInUrl, hostNameOf, isNetwork, normalizeHost } from './text/hosts.ts';
import { isWebUrl } from './text/isWebUrl.ts';
import { connectionNames, unencryptedConnections } from './unencrypted.ts';

const emptyToUndefined = (value: unknown) => (value === '' ? undefined : value);
const setting = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(emptyToUndefined, schema);

const webUrl = z.url({
  protocol: /^https?$/,
  error: 'must be an http or https address',
  abort: true,
});
const optionalWebUrl = setting(webUrl.optional());

// An empty variable means that the club has no such page (api-8).
const clubUrl = z.preprocess(
  (value) => (value === '' ? null : value),
  webUrl.refine(isWebLink, 'must be a web address without a password').nullable().optional(),
);

const splitAtCommas = (text: string) => text.split(',').flatMap((part) => part.trim() || []);
const list = setting(z.string().default('').transform(splitAtCommas));

// Two numbers in one are kept: the first is dialed.
const isPhoneSetting = (text: string) =>
  isBlank(text) || isClubPhone(text) || /^\+?[\d\s().,;/-]{5,100}$/.test(typedPhone(text));
// An empty one means that the club has none, as an absent one does in production (api-9).
const clubPhone = z
  .string()
  .refine(isPhoneSetting, 'must be a telephone number such as +44 20 7946 0180')
  .optional();

const secretKey = setting(z.string().min(32, 'must have at least 32 characters').optional());

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const environmentSchema = z.object({
  NODE_ENV: setting(z.enum(['development', 'test', 'production']).default('development')),
  HOST: setting(
    z
      .string()
      .refine(
        (host) => isIPv6(host) || (/^[\w.-]+$/.test(host) && URL.canParse(`http://${host}`)),
        'must be a host name or an IP address, without a port',
      )
      .default('127.0.0.1'),
  ),
  PORT: setting(
    z.coerce
      .number('must be a number')
      .int('must be a whole number')
      .min(0, 'must be at least 0')
      .max(65535, 'must be at most 65535')
      .default(3000),
  ),
  DATA_DIR: setting(z.string().default(DEFAULT_DATA_FOLDER)),
  DATABASE_URL: setting(
    z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  ),
  SMTP_URL: setting(
    z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  ),
  FILES_URL: setting(
    z
      .string()
      .refine(
        (url) => bucketOf(url) !== undefined,
        'must be s3://[KEY:SECRET@]BUCKET[/PREFIX][?region=REGION&endpoint=ADDRESS]',
      )
      .optional(),
  ),
  SECRET_KEY: secretKey,
  SECRET_KEY_NEXT: secretKey,
  SECRET_KEY_PREVIOUS: secretKey,
  PUBLIC_URL: optionalWebUrl,
  DESK_URL: optionalWebUrl,
  STAFF_EMAIL: setting(
    z
      .string()
      .refine((text) => emailSchema.safeParse(text).success, 'must be an email address')
      .optional(),
  ),
  SECURITY_CONTACT: setting(
    z
      .union([emailSchema, z.url({ protocol: /^https$/ })], 'must be an email or an https address')
      .optional(),
  ),
  STAFF_EMAIL_REQUESTS: setting(z.enum(['on', 'off'], 'must be on or off').default('on')),
  CLUB_PHONE: clubPhone,
  GOOGLE_MAPS_KEY: setting(z.string().optional()),
  MAP_STYLE_URL: optionalWebUrl,
  MAP_TILES: setting(z.string().optional()),
  CLUB_NAME: setting(z.string().max(100, 'must have at most 100 characters').optional()),
  CLUB_ADDRESS: setting(z.string().optional()),
  NEWSLETTER_URL: clubUrl,
  MEMBERSHIP_URL: clubUrl,
  IMAGE_HOSTS: list
    .refine(
      (parts) => parts.every((part) => normalizeHost(part) !== undefined),
      'must be hosts such as pictures.example, separated by commas',
    )
    .transform((parts) => parts.map((part) => normalizeHost(part) ?? part)),
  WEBHOOK_HOSTS: list
    .refine(
      (parts) => parts.every((part) => hostNameOf(part) !== undefined),
      'must be host names such as crm.internal, without ports, separated by commas',
    )
    .transform((parts) => parts.map((part) => hostNameOf(part) ?? part)),
  TRUST_PROXY: list.refine(
    (parts) => parts.every(isNetwork),
    'must be addresses or networks such as 10.0.0.0/8, separated by commas',
  ),
  ALLOW_UNENCRYPTED: list.pipe(
    z.array(z.enum(connectionNames, `must be of ${connectionNames.join(', ')}`)),
  ),
  ...observationVariables,
  ...retentionVariables,
  OFFLINE: setting(z.enum(['on', 'off'], 'must be on or off').default('on')),
  LOG_LEVEL: setting(z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info')),
});

/** Returns what the environment says of the club. What it does not set is undefined. */
const clubOf = (values: z.output<typeof environmentSchema>): GivenClub => ({
  clubName: values.CLUB_NAME,
  clubAddress: values.CLUB_ADDRESS,
  staffEmail: values.STAFF_EMAIL,
  clubPhone: values.CLUB_PHONE === undefined ? undefined : typedPhone(values.CLUB_PHONE) || null,
  newsletterUrl: values.NEWSLETTER_URL,
  membershipUrl: values.MEMBERSHIP_URL,
});

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

const publicUrlOf = ({ PUBLIC_URL, HOST, PORT }: z.output<typeof environmentSchema>) =>
  withoutSlash(PUBLIC_URL ?? `http://${hostInUrl(HOST)}:${PORT}`);

/** Names this machine instead of giving its loopback address, since passkeys need a name (api-23). */
const withLocalhost = (url: string) =>
  url.replace(/^(https?:\/\/)(?:127(?:\.\d+){3}|\[::1\])(?=[:/]|$)/, '$1localhost');

const configSchema = environmentSchema
  .refine(({ NODE_ENV, SECRET_KEY }) => NODE_ENV !== 'production' || SECRET_KEY !== undefined, {
    path: ['SECRET_KEY'],
    error: 'must be given in production',
  })
  .check(({ value, issues }) => {
    if (value.NODE_ENV !== 'production') return;
    for (const name of unencryptedConnections(value)) {
      if (value.ALLOW_UNENCRYPTED.includes(name)) continue;
      const message = `must use TLS to another machine (ALLOW_UNENCRYPTED=${name} permits it without)`;
      issues.push({ code: 'custom', path: [name], message, input: undefined });
    }
  })
  .transform((values) => ({ values, publicUrl: publicUrlOf(values) }))
  .transform(({ values, publicUrl }) => ({
    /** Whether this is a real club: the sample club is never loaded then. */
    isProduction: values.NODE_ENV === 'production',
    host: values.HOST,
    port: values.PORT,
    /** The folder that holds everything the server stores on disk. {@link readConfig} makes it absolute. */
    dataFolder: values.DATA_DIR,
    /** Absent: the embedded PostgreSQL, with its cluster in the data folder. */
    databaseUrl: values.DATABASE_URL,
    /** Absent: each message becomes a file in the data folder. */
    smtpUrl: values.SMTP_URL,
    /** Absent: files are stored in the data folder. */
    filesUrl: values.FILES_URL,
    /** Absent: generated once and stored in the data folder. Always present in production. */
    secretKey: values.SECRET_KEY,
    /** Keys that open and verify only: the next and the previous one, while the key is exchanged. */
    otherSecretKeys: [values.SECRET_KEY_NEXT, values.SECRET_KEY_PREVIOUS].filter(
      (key) => key !== undefined,
    ),
    publicUrl,
    hasPublicUrl: values.PUBLIC_URL !== undefined,
    desk: {
      /** Scheme and host of the desk, without a slash at the end. */
      url: withoutSlash(values.DESK_URL ?? withLocalhost(publicUrl)),
      /** Whether that host is the desk's alone. */
      hasOwnHost: values.DESK_URL !== undefined,
      /** Whether the sample club's staff may sign in, by an emailed code alone. */
      allowsSample: values.NODE_ENV !== 'production',
      /** Whether emails wait in files, because no mail server is set. */
      isMailFiled: values.SMTP_URL === undefined,
    },
    /** What the environment says of the club. It wins over what the club chose. */
    club: clubOf(values),
    /** Whether each new request is emailed to the club's own email. */
    areRequestsEmailed: values.STAFF_EMAIL_REQUESTS === 'on',
    /** Who gets reports of weaknesses: an email or a URL. Absent: the club's own email. */
    securityContact: values.SECURITY_CONTACT,
    googleMapsKey: values.GOOGLE_MAPS_KEY,
    mapStyleUrl: values.MAP_STYLE_URL,
    /** A file, a folder or the http URL of map tiles. Absent: the folder `maps` in the data folder, if it is there. */
    mapTiles: values.MAP_TILES,
    /** Hosts that the image proxy may fetch from, written as in a URL, with a port unless it is 443. */
    imageHosts: values.IMAGE_HOSTS,
    /** Where webhooks may lead. */
    webhookRules: {
      ownHosts: values.WEBHOOK_HOSTS,
      isProduction: values.NODE_ENV === 'production',
    },
    /** IP addresses and networks of the proxies whose X-Forwarded-For header is trusted. */
    trustedProxies: values.TRUST_PROXY,
    /** Whether members may read guides without network. Off, browsers delete what they stored for it. */
    isOfflineOn: values.OFFLINE === 'on',
    /** How long what grows is kept, in milliseconds. */
    keep: retentionOf(values),
    /** What reads the metrics. Absent: there are none. */
    metricsToken: values.METRICS_TOKEN,
    /** Whether traces are sent. OpenTelemetry itself reads where to. */
    isTraced: isTraced(values),
    logLevel: values.LOG_LEVEL,
  }));

/** The server's settings from its environment. docs/operations.md explains each. */
export type Config = Readonly<z.output<typeof configSchema>>;

/**
 * Reads the environment.
 *
 * @param environment - the process's variables. An empty one counts as absent, except for NEWSLETTER_URL,
 *   MEMBERSHIP_URL and CLUB_PHONE, where it means that the club has none.
 * @param folder - the absolute path that a relative DATA_DIR is resolved against.
 * @returns the configuration, or one line per issue that names the variable.
 */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
  folder: string,
) {
  const parsed = configSchema.safeParse(environment);
  if (!parsed.success) {
    const issues = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    return { ok: false, issues } as const;
  }
  const config = parsed.data;
  const dataFolder = resolve(folder, config.dataFolder);
  const mapTiles =
    config.mapTiles === undefined || isWebUrl(config.mapTiles)
      ? config.mapTiles
      : resolve(folder, config.mapTiles);
  return { ok: true, config: { ...config, dataFolder, mapTiles } } as const;
}

/** Selects what only the operator can set, to be checked at the desk. */
export function operationOf(config: Config): Operation {
  const { isProduction, smtpUrl, publicUrl, hasPublicUrl, desk, dataFolder } = config;
  return {
    isProduction,
    smtpUrl,
    publicUrl,
    hasPublicUrl,
    ownDeskUrl: desk.hasOwnHost ? desk.url : null,
    dataFolder,
    hasBucket: config.filesUrl !== undefined,
    hasDatabase: config.databaseUrl !== undefined,
  };
}

/**
 * Selects the browser's part of the server's configuration and of the club's settings.
 *
 * @param mapTilesUrl - where browsers find the club's map tiles, if it has any.
 */
export function toBrowserConfiguration(
  config: Config,
  club: CurrentClub,
  mapTilesUrl: string | null = null,
): Configuration {
  return {
    clubName: club.clubName,
    clubAddress: club.clubAddress,
    staffEmail: club.staffEmail,
    clubPhone: club.clubPhone,
    clubPhoneUrl: club.clubPhone === null ? null : telephoneHref(club.clubPhone),
    newsletterUrl: club.newsletterUrl,
    membershipUrl: club.membershipUrl,
    logoUrl: club.logoUrl,
    logoDarkUrl: club.logoDarkUrl,
    googleMapsKey: config.googleMapsKey ?? null,
    mapStyleUrl: config.mapStyleUrl ?? null,
    mapTilesUrl,
    serviceWorkerUrl: config.isOfflineOn ? SERVICE_WORKER_PATH : null,
    ...club.sampleAccounts,
  };
}
