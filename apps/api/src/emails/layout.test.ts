import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fileTransport } from '../platform/mail/transport.ts';
import { START } from '../testing/constants.ts';
import { sampleEmails } from '../testing/sampleEmails.ts';
import { renderEmail } from './branding.ts';
import { branding } from '../testing/branding.ts';

const { usual, long } = sampleEmails();
const emailsOf = (emails: typeof usual) =>
  Object.entries(emails).flatMap(([name, email]) => (email === undefined ? [] : [{ name, email }]));

test.each(emailsOf(long))('api/emails-18: no text widens the email $name', ({ email }) => {
  const tables = email.html.match(/<table[^>]*>/g) ?? [];
  expect(tables.filter((table) => !table.includes('table-layout:fixed'))).toEqual([]);
  const cells = email.html.match(/<(?:td|th|h1)[^>]*>(?=[^<\s])/g) ?? [];
  expect(cells).not.toEqual([]);
  expect(cells.filter((cell) => !cell.includes('overflow-wrap:anywhere'))).toEqual([]);
});

test('api/emails-18: a code is never broken over lines, large or in a row', () => {
  expect(usual.code.html).toMatch(/<p class="code[^>]*font-size:22px[^>]*nowrap[^>]*>482913</);
  expect(usual.canceled?.html).toMatch(/<span style="white-space:nowrap">RG-WMQ7WM9QWM</);
});

test('api/emails-19: subjects, titles and names lose their direction marks, and values get their own direction', () => {
  const email = renderEmail(branding, {
    to: { name: 'Ada', address: 'ada@club.example' },
    subject: '\u202Egnp.exe\u202C for \u2066Ada',
    title: '\u202EA title',
    parts: [{ kind: 'rows', rows: [['Note', '\u202Eone']] }],
  });
  expect(email.subject).toBe('gnp.exe for Ada');
  expect(email.html).toContain('>A title</h1>');
  expect(email.html).toMatch(/<td dir="auto"[^>]*unicode-bidi:plaintext/);
});

test('api/emails-21: the email is dark where the mail program is dark', () => {
  expect(usual.code.html).toContain('<meta name="color-scheme" content="light dark">');
  expect(usual.code.html).toContain('@media (prefers-color-scheme:dark)');
});

test('api/emails-22: each email leads to what it is about', () => {
  const pages = {
    code: '/login',
    disabled: '/login',
    redemption: '/member-benefits/b1',
    registration: '/events/stars-over-agafay',
    canceled: '/events/stars-over-agafay',
    request: '/vendors/table-chevreuil',
    change: '/profile',
  };
  for (const { name, email } of emailsOf(usual)) {
    const page = Object.entries(pages).find(([key]) => key === name)?.[1];
    if (page === undefined) continue;
    expect(email.text).toContain(`:\n${branding.publicUrl}${page}\n`);
    expect(email.html).toContain(`href="${branding.publicUrl}${page}"`);
  }
  for (const email of [usual.canceledToStaff, usual.requestToStaff, usual.changeToStaff]) {
    expect(email?.text).toMatch(
      /Write to Rosalind Hale:\nmailto:member@club\.example\?subject=Re%3A/,
    );
  }
});

test('api/emails-22: the text form ends with a signature', () => {
  expect(usual.code.text).toMatch(
    /\n\n-- \nThe Sample Club\n1 Garden Row\nLondon W1\nUnited Kingdom\nhttps:\/\/club\.example\n$/,
  );
});

test('api/emails-23: each email has at most 30 kB', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-mail-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const sizes: number[] = [];
  const sender = { ...branding, clock: { now: () => START } };
  const transport = fileTransport(folder, sender, (file) => sizes.push(statSync(file).size));
  for (const { name, email } of emailsOf(usual)) {
    await transport.deliver(name, email, new AbortController().signal);
  }
  expect(sizes).toHaveLength(Object.keys(usual).length);
  expect(Math.max(...sizes)).toBeLessThan(30_000);
});

test('api/sign-in-21: the subject begins with the code, and staff do not read it', () => {
  expect(usual.code.subject).toBe('482913 is your sign-in code for The Sample Club');
  for (const text of [usual.undelivered.subject, usual.undelivered.text, usual.undelivered.html]) {
    expect(text).toContain('Your sign-in code for The Sample Club');
    expect(text).not.toContain('482913');
  }
});

test("api/emails-24: the logo stands where the club's name does, and the accent is the club's", () => {
  const logoUrl = '/api/club/logo/0123456789abcdef01234567.160x40.png';
  const accentColors = { light: '#0b6e4f', dark: '#3fb28f' };
  const { html } = renderEmail(
    { ...branding, clubName: 'The "Club"', logoUrl, accentColors },
    { to: { name: 'A', address: 'a@club.example' }, subject: 'S', title: 'T', parts: [] },
  );
  expect(html).toContain(
    `<img src="${branding.publicUrl}${logoUrl}" alt="The &quot;Club&quot;" width="160" height="40"`,
  );
  expect(html).toContain('border-top:3px solid #0b6e4f');
  expect(html).toContain('border-top-color:#3fb28f!important');
  expect(html).not.toContain('#8a6a2f');
});
