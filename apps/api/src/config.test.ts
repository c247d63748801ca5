import { expect, test } from 'vitest';
import { currentClub } from './club-settings/clubValues.ts';
import { readConfig, toBrowserConfiguration } from './config.ts';

const issuesOf = (environment: Record<string, string>) => {
  const result = readConfig(environment, '/club');
  return result.ok ? [] : result.issues;
};

/** Returns what browsers are told of a club without settings of its own. */
const clubOf = (environment: Record<string, string>) => {
  const result = readConfig(environment, '/');
  if (!result.ok) throw new Error(result.issues.join('\n'));
  const { config } = result;
  const { club: given, isProduction } = config;
  return toBrowserConfiguration(config, currentClub({ given, row: undefined, isProduction }));
};

test('api-1: an empty environment gives the defaults', () => {
  const result = readConfig({ SMTP_URL: '' }, '/club');
  expect(result).toMatchObject({
    ok: true,
    config: {
      host: '127.0.0.1',
      port: 3000,
      dataFolder: '/club/.data',
      databaseUrl: undefined,
      smtpUrl: undefined,
      publicUrl: 'http://127.0.0.1:3000',
      club: {},
      imageHosts: [],
    },
  });
});

test('api-2: every issue has one line that names its variable', () => {
  const issues = issuesOf({
    PORT: 'eighty',
    DATABASE_URL: 'mysql://x',
    SMTP_URL: 'mail.example',
    FILES_URL: 'ftp://x',
    PUBLIC_URL: 'club',
    STAFF_EMAIL: 'nobody',
    SECURITY_CONTACT: 'http://it.example',
    LOG_LEVEL: 'loud',
    SECRET_KEY: 'short',
    SECRET_KEY_NEXT: 'short',
  });
  expect(issues.map((issue) => issue.split(':')[0])).toEqual([
    'PORT',
    'DATABASE_URL',
    'SMTP_URL',
    'FILES_URL',
    'SECRET_KEY',
    'SECRET_KEY_NEXT',
    'PUBLIC_URL',
    'STAFF_EMAIL',
    'SECURITY_CONTACT',
    'LOG_LEVEL',
  ]);
  expect(issues.every((issue) => !issue.includes('\n'))).toBe(true);
});

test('api-3: production refuses to make its own secret', () => {
  expect(issuesOf({ NODE_ENV: 'production' })).toEqual(['SECRET_KEY: must be given in production']);
  expect(issuesOf({ NODE_ENV: 'production', SECRET_KEY: 'x'.repeat(32) })).toEqual([]);
});

test('api-16: in production no connection leaves this machine without TLS, unless a variable allows it by name', () => {
  const production = { NODE_ENV: 'production', SECRET_KEY: 'x'.repeat(32) };
  const refused = {
    DATABASE_URL: 'postgres://club:secret@db.example/club',
    SMTP_URL: 'smtp://mail.example:587',
    FILES_URL: 's3://club?endpoint=http://files.example',
  };
  const names = Object.keys(refused);
  const issues = issuesOf({ ...production, ...refused });
  expect(issues).toEqual(
    names.map(
      (name) =>
        `${name}: must use TLS to another machine (ALLOW_UNENCRYPTED=${name} permits it without)`,
    ),
  );
  expect(issuesOf(refused)).toEqual([]);
  const allowed = { ...production, ...refused, ALLOW_UNENCRYPTED: 'SMTP_URL, FILES_URL' };
  expect(issuesOf(allowed).map((issue) => issue.split(':')[0])).toEqual(['DATABASE_URL']);
  expect(issuesOf({ ALLOW_UNENCRYPTED: 'all' })).toHaveLength(1);
});

test.each<Record<string, string>>([
  { DATABASE_URL: 'postgres://db.example/club?sslmode=verify-full' },
  { DATABASE_URL: 'postgres://db.example/club?ssl=true' },
  { DATABASE_URL: 'postgres://127.0.0.1/club' },
  { DATABASE_URL: 'postgres://[::1]/club' },
  { DATABASE_URL: 'postgres://club@localhost/club?host=%2Fvar%2Frun%2Fpostgresql' },
  { SMTP_URL: 'smtps://mail.example' },
  { SMTP_URL: 'smtp://mail.example?requireTLS=true' },
  { SMTP_URL: 'smtp://[::1]:25' },
  { FILES_URL: 's3://club' },
  { FILES_URL: 's3://club?endpoint=https://files.example' },
  { FILES_URL: 's3://club?endpoint=http://localhost:9000' },
])('api-16: %j is allowed in production', (url) => {
  expect(issuesOf({ NODE_ENV: 'production', SECRET_KEY: 'x'.repeat(32), ...url })).toEqual([]);
});

test.each<Record<string, string>>([
  { DATABASE_URL: 'postgres://db.example/club?sslmode=disable' },
  { DATABASE_URL: 'postgres://localhost/club?host=db.example' },
  { DATABASE_URL: 'postgres://127.0.0.1.example/club' },
  { DATABASE_URL: 'postgres://db.example/club?sslmode=no-verify' },
  { DATABASE_URL: 'postgres://db.example/club?uselibpqcompat=true&sslmode=require' },
  { SMTP_URL: 'smtps://mail.example?tls.rejectUnauthorized=false' },
  { SMTP_URL: 'smtp://localhost.example' },
  { FILES_URL: 's3://club?endpoint=http://10.0.0.1:9000' },
])('api-16: %j is refused in production', (url) => {
  expect(issuesOf({ NODE_ENV: 'production', SECRET_KEY: 'x'.repeat(32), ...url })).toHaveLength(1);
});

test('api-1, api-2: an IPv6 host is in brackets in the public URL, and a value that is no host is an issue', () => {
  for (const [host, publicUrl] of [
    ['::', 'http://[::]:3000'],
    ['::1', 'http://[::1]:3000'],
    ['club.example', 'http://club.example:3000'],
  ] as const) {
    expect(readConfig({ HOST: host }, '/')).toMatchObject({ config: { host, publicUrl } });
  }
  for (const host of ['a b', ':::', 'http://a', 'a:80', '[::1']) {
    expect([host, issuesOf({ HOST: host })]).toEqual([
      host,
      ['HOST: must be a host name or an IP address, without a port'],
    ]);
  }
});

test('api-4: lists are read from commas', () => {
  const lists = { IMAGE_HOSTS: 'a.example, b.example,', TRUST_PROXY: '127.0.0.1, 10.0.0.0/8, ::1' };
  expect(readConfig(lists, '/')).toMatchObject({
    config: {
      imageHosts: ['a.example', 'b.example'],
      trustedProxies: ['127.0.0.1', '10.0.0.0/8', '::1'],
    },
  });
  expect(issuesOf({ TRUST_PROXY: '10.0.0.0/32, ::1/128, fd00::/8' })).toEqual([]);
  for (const network of ['true', '10.0.0.0/999', '10.0.0.0/33', '10.0.0.0/0', '::1/129', '10/8']) {
    expect([network, issuesOf({ TRUST_PROXY: network })]).toEqual([
      network,
      ['TRUST_PROXY: must be addresses or networks such as 10.0.0.0/8, separated by commas'],
    ]);
  }
});

test('api-5: hosts of webhooks are read as in a URL, without a port', () => {
  const hosts = 'CRM.Internal, bücher.example, 10.0.0.9, fd00::9';
  expect(readConfig({ WEBHOOK_HOSTS: hosts }, '/')).toMatchObject({
    config: {
      webhookRules: {
        ownHosts: ['crm.internal', 'xn--bcher-kva.example', '10.0.0.9', 'fd00::9'],
        isProduction: false,
      },
    },
  });
  for (const host of ['https://a.example', 'a.example:8443', 'a.example/x', '*.a.example', 'a b']) {
    expect([host, issuesOf({ WEBHOOK_HOSTS: host })]).toEqual([
      host,
      [
        'WEBHOOK_HOSTS: must be host names such as crm.internal, without ports, separated by commas',
      ],
    ]);
  }
});

test('api-4: hosts of pictures are read as in a URL, and a value that is no host is an issue', () => {
  expect(
    readConfig({ IMAGE_HOSTS: 'A.Example, b.example:8443, bücher.example:443' }, '/'),
  ).toMatchObject({
    config: { imageHosts: ['a.example', 'b.example:8443', 'xn--bcher-kva.example'] },
  });
  for (const host of [
    'https://a.example',
    'a.example/x',
    '*.a.example',
    'me@a.example',
    'a b',
    '[x]',
  ]) {
    expect([host, issuesOf({ IMAGE_HOSTS: host })]).toEqual([
      host,
      ['IMAGE_HOSTS: must be hosts such as pictures.example, separated by commas'],
    ]);
  }
});

test('api-8: an empty variable counts as absent, but an empty URL of the club means none', () => {
  expect(readConfig({ PORT: '', LOG_LEVEL: '', NEWSLETTER_URL: '' }, '/')).toMatchObject({
    config: { port: 3000, logLevel: 'info' },
  });
  expect(clubOf({ NEWSLETTER_URL: '' })).toMatchObject({
    newsletterUrl: null,
    membershipUrl: 'https://club.example/membership',
  });
  expect(clubOf({ MEMBERSHIP_URL: '' })).toMatchObject({
    newsletterUrl: 'https://news.club.example/',
    membershipUrl: null,
  });
  expect(
    clubOf({ NEWSLETTER_URL: 'https://n.example/', MEMBERSHIP_URL: 'http://m.example/' }),
  ).toMatchObject({ newsletterUrl: 'https://n.example/', membershipUrl: 'http://m.example/' });
});

test('api-2, api-8: a URL of the club that is neither a URL nor empty is an issue', () => {
  for (const value of [' ', 'none', 'news.example', 'javascript:alert(1)']) {
    expect(issuesOf({ NEWSLETTER_URL: value, MEMBERSHIP_URL: value })).toEqual([
      'NEWSLETTER_URL: must be an http or https address',
      'MEMBERSHIP_URL: must be an http or https address',
    ]);
  }
});

test("api-9: the club's telephone number is given, the sample's, or none", () => {
  const production = { NODE_ENV: 'production', SECRET_KEY: 'x'.repeat(32) };
  const phoneOf = (environment: Record<string, string>) => clubOf(environment).clubPhone;
  const twoPhones = '020 7946 0180 / 020 7946 0181';
  expect(phoneOf({})).toBe('+44 20 7946 0180');
  expect(phoneOf({ CLUB_PHONE: '' })).toBeNull();
  expect(phoneOf(production)).toBeNull();
  expect(phoneOf({ ...production, CLUB_PHONE: ' +1 (212) 555-0148 ' })).toBe('+1 (212) 555-0148');
  for (const phone of ['+44 20 7946 0180 ext. 12', '+44 20 7946 0180 #12', '112', twoPhones]) {
    expect(phoneOf({ CLUB_PHONE: phone })).toBe(phone);
  }
  expect(phoneOf({ CLUB_PHONE: 'tel:+442079460180;ext=12' })).toBe('+442079460180 ext. 12');
  expect(phoneOf({ CLUB_PHONE: '\u202a+44\u00a020 7946 0180' })).toBe('+44 20 7946 0180');
  expect(issuesOf({ CLUB_PHONE: 'the porter' })).toEqual([
    'CLUB_PHONE: must be a telephone number such as +44 20 7946 0180',
  ]);
});

test.each([
  [{}, 'http://localhost:3000', false],
  [{ HOST: '::1', PORT: '8080' }, 'http://localhost:8080', false],
  [{ HOST: '192.0.2.1' }, 'http://192.0.2.1:3000', false],
  [{ PUBLIC_URL: 'https://club.example/' }, 'https://club.example', false],
  [{ PUBLIC_URL: 'https://127.example' }, 'https://127.example', false],
  [{ DESK_URL: 'https://desk.club.example/' }, 'https://desk.club.example', true],
])('api-23: with %j the desk is at %s', (environment, url, hasOwnHost) => {
  const result = readConfig(environment, '/club');
  expect(result.ok && result.config.desk).toMatchObject({ url, hasOwnHost });
});

test('api-2: a token of metrics is long enough, and fits a header', () => {
  expect(issuesOf({ METRICS_TOKEN: 'short' })).toEqual([
    'METRICS_TOKEN: must have at least 16 characters',
  ]);
  expect(issuesOf({ METRICS_TOKEN: 'a token with blanks' })).toHaveLength(1);
  expect(readConfig({ METRICS_TOKEN: '' }, '/')).toMatchObject({
    config: { metricsToken: undefined },
  });
});

test.each([
  [{}, false],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }, true],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example/v1' }, true],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://a.example', OTEL_TRACES_EXPORTER: 'none' }, false],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://a.example', OTEL_SDK_DISABLED: 'TRUE' }, false],
])('api-2: with %j traces are sent: %s', (environment, isTraced) => {
  expect(readConfig(environment, '/')).toMatchObject({ config: { isTraced } });
  expect(issuesOf({ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' })).toHaveLength(1);
});

test('api-17: how long things are kept is a whole number of days', () => {
  const day = 24 * 60 * 60 * 1000;
  expect(readConfig({ KEEP_EMAILS_DAYS: '7', KEEP_DELIVERIES_DAYS: '' }, '/')).toMatchObject({
    config: {
      keep: {
        sessions: day,
        idempotencyKeys: day,
        emails: 7 * day,
        undeliveredEmails: 90 * day,
        deliveries: 30 * day,
        inbox: 90 * day,
        requestFiles: undefined,
      },
    },
  });
  for (const value of ['0', '1.5', 'a week', '-1', '5000']) {
    expect([value, issuesOf({ KEEP_REQUEST_FILES_DAYS: value }).length]).toEqual([value, 1]);
  }
});
