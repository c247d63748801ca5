import { expect, test } from 'vitest';
import { mayReach, webhookUrlIssue, type WebhookRules } from './webhookUrl.ts';

const production: WebhookRules = { ownHosts: [], isProduction: true };
const trying: WebhookRules = { ownHosts: [], isProduction: false };
const withOwn: WebhookRules = { ownHosts: ['crm.internal', '10.0.0.9'], isProduction: true };

for (const url of [
  'https://crm.example/hooks/parlour?club=1',
  'https://crm.example:8443/',
  'https://93.184.216.34/',
  'https://[2606:2800:220:1:248:1893:25c8:1946]/',
  'https://crm.internal/',
]) {
  test(`api/staff/webhooks-8: ${url} is taken`, () => {
    expect(webhookUrlIssue(url, production)).toBeNull();
  });
}

const refused = {
  'no web address': ['crm.example', '/hooks', 'ftp://crm.example/', 'file:///etc/passwd', ''],
  'without TLS': ['http://crm.example/', 'http://localhost:4000/', 'http://127.0.0.1/'],
  'with credentials': ['https://user:secret@crm.example/', 'https://user@crm.example/'],
  'with a fragment': ['https://crm.example/#part'],
  ambiguous: ['https://crm.example\\@10.0.0.1/', 'https://crm.example/\n', ' https://crm.example/'],
  'this machine': [
    'https://localhost/',
    'https://LOCALHOST./',
    'https://desk.localhost/',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://0x7f000001/',
    'https://2130706433/',
    'https://0177.0.0.1/',
    'https://[::1]/',
    'https://0.0.0.0/',
    'https://[::]/',
  ],
  'own networks': [
    'https://10.0.0.1/',
    'https://172.16.0.1/',
    'https://192.168.1.1:5432/',
    'https://100.64.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://[fd00:ec2::254]/',
    'https://[fe80::1]/',
  ],
  'version 4 inside version 6': [
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:a9fe:a9fe]/',
    'https://[64:ff9b::a00:1]/',
    'https://[2002:7f00:1::]/',
  ],
  'multicast and reserved': [
    'https://224.0.0.1/',
    'https://255.255.255.255/',
    'https://[ff02::1]/',
  ],
};

for (const [kind, urls] of Object.entries(refused)) {
  for (const url of urls) {
    test(`api/staff/webhooks-8: a webhook to a private address (SSRF): ${JSON.stringify(url)} is refused, ${kind}`, () => {
      expect(webhookUrlIssue(url, production)).toMatch(/^url must .*\.$/);
    });
  }
}

test('api/staff/webhooks-8: outside production a webhook may try this machine, also without TLS', () => {
  for (const url of ['http://localhost:4000/', 'http://127.0.0.1:4000/', 'https://[::1]:4000/']) {
    expect(webhookUrlIssue(url, trying)).toBeNull();
  }
  expect(webhookUrlIssue('http://crm.example/', trying)).not.toBeNull();
  expect(webhookUrlIssue('https://10.0.0.1/', trying)).not.toBeNull();
  expect(mayReach('127.0.0.1', new URL('http://localhost:4000/'), trying)).toBe(true);
  expect(mayReach('127.0.0.1', new URL('https://crm.example/'), trying)).toBe(false);
});

test('api/staff/webhooks-9: only the hosts that the operator named may lead to an address of the club’s network', () => {
  expect(mayReach('10.0.0.7', new URL('https://crm.internal/'), withOwn)).toBe(true);
  expect(mayReach('10.0.0.7', new URL('https://crm.example/'), withOwn)).toBe(false);
  expect(webhookUrlIssue('https://10.0.0.9/', withOwn)).toBeNull();
  expect(webhookUrlIssue('https://10.0.0.8/', withOwn)).not.toBeNull();
});
