import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  embeddedConnectionString,
  encodingsOf,
  findTexts,
  readAllFiles,
  readAllRows,
  type WrittenText,
} from '@parlour/api/testing';
import { type Call, calls } from '@parlour/contract';
import { type Club, people, startClub } from '../support/club.ts';
import { type Fault, Findings } from './fault.ts';
import { httpCall } from './support/httpCall.ts';
import { cardNumber } from './support/canaryCards.ts';
import type { Random } from './support/random.ts';
import { signInByEmail, type Tokens } from './support/session.ts';
import { cardBody } from './support/writes.ts';

/** What a member entered, or was given, and nobody else may read. */
interface Canaries {
  readonly card: string;
  readonly securityCode: string;
  /** Part of a document's content, and its number in the description. */
  readonly document: string;
}

const newCanaries = (random: Random): Canaries => ({
  card: cardNumber(random),
  // Long enough that no time or count in a log is the same.
  securityCode: `0391${random.between(1_000_000, 9_999_999)}`,
  document: `QX${random.text(14).toUpperCase()}`,
});

const dataUrl = (text: string) =>
  `data:application/pdf;base64,${Buffer.from(`%PDF-1.4\n${text.repeat(5000)}`).toString('base64')}`;

/** The bodies with canaries, valid and invalid, by path. */
function bodiesOf({
  card,
  securityCode,
  document,
}: Canaries): readonly [string, object | string][] {
  const valid = cardBody('Canary card', card);
  const file = {
    file: dataUrl(document),
    title: 'Canary',
    description: `Passport number: ${document}`,
  };
  const cards = '/api/profile/payment-methods';
  const documents = '/api/profile/documents';
  return [
    [cards, valid],
    [cards, { ...valid, cvv: securityCode }],
    [cards, { ...valid, cardNumber: Number(card) }],
    [cards, { ...valid, cardholderName: card }],
    [cards, { ...valid, [card]: securityCode }],
    [cards, `{"cardNumber":"${card}","cvv":"${securityCode}"`],
    [cards, { ...valid, note: `${card} ${securityCode} `.repeat(30_000) }],
    [documents, file],
    [documents, { ...file, title: `${document}\n` }],
    [documents, { ...file, file: `data:text/plain;base64,${document}!` }],
    [documents, `{"file":"${file.file}","description":"${document}`],
    [
      '/api/requests',
      { requestType: 'Other', subject: 'Canary', cardNumber: card, cvv: securityCode },
    ],
  ];
}

/** Sends the canaries wherever a mistaken member, app or attacker could, and returns the responses. */
async function sendCanaries(
  { url }: Club,
  tokens: Tokens,
  canaries: Canaries,
  findings: Findings,
): Promise<readonly WrittenText[]> {
  const responses: WrittenText[] = [];
  const json = { 'content-type': 'application/json', ...tokens };
  const send = async (method: string, path: string, headers: Tokens, body?: string) => {
    findings.tried += 1;
    const call = { method, path, headers, ...(body === undefined ? {} : { body }) };
    const response = await httpCall(url, call).catch(() => undefined);
    if (response === undefined) return;
    const text = `${JSON.stringify(response.headers)}\n${response.text}`;
    responses.push({ where: `the response to ${method} ${path.slice(0, 40)}`, text });
  };
  for (const [path, body] of bodiesOf(canaries)) {
    await send('POST', path, json, typeof body === 'string' ? body : JSON.stringify(body));
  }
  const { card, document } = canaries;
  for (const { method, path, fixedQuery } of Object.values<Call>(calls)) {
    if (path.includes('sign-out') || path === '/api/profile/sessions') continue;
    const query = new URLSearchParams({ ...fixedQuery, card, document });
    for (const headers of [json, { authorization: `Bearer ${card}`, 'x-crm-token': document }]) {
      await send(method, `${path.replaceAll(/:\w+/g, card)}?${query}`, headers);
    }
  }
  return responses;
}

/** Records each place that holds one of the secrets. */
function search(
  places: readonly WrittenText[],
  secrets: Readonly<Record<string, readonly string[]>>,
  findings: Findings,
): void {
  for (const [name, texts] of Object.entries(secrets)) {
    findings.tried += places.length;
    const wheres = new Set(findTexts(places, texts).map(([where]) => where));
    for (const where of wheres) findings.found.push(`${name} in ${where}`);
  }
}

/** Enters canaries into a server with the most verbose log, and searches all that it wrote (api/payment-methods-5, api/documents-17, api/http-8). */
export const secrets: Fault = {
  name: 'secrets',
  async run({ rounds, random }) {
    const findings = new Findings();
    await using club = await startClub({ LOG_LEVEL: 'trace' });
    const tokens = await signInByEmail(club.url, club.mailbox, people.member);
    const codes = await club.mailbox.codesTo(people.member);
    const all: Canaries[] = [];
    const responses: WrittenText[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const canaries = newCanaries(random);
      all.push(canaries);
      responses.push(...(await sendCanaries(club, tokens, canaries, findings)));
    }
    const key = readFileSync(join(club.dataDirectory, 'secret-key'), 'latin1').trim();
    const rows = await readAllRows(embeddedConnectionString(club.dataDirectory));
    await club.stop();
    const log = { where: 'the log', text: club.output() };
    const files = readAllFiles(club.dataDirectory);
    const emailsAndLog = files.filter(({ where }) => where.endsWith('.eml')).concat(log);

    const everywhere = [...rows, ...files, log, ...responses];
    search(
      everywhere,
      {
        'a card number': all.flatMap(({ card }) => [...encodingsOf(card), card.slice(4, -4)]),
        'a security code': all.flatMap(({ securityCode }) => encodingsOf(securityCode)),
        'the content of a document': all.flatMap(({ document }) => encodingsOf(document)),
        'a token': Object.values(tokens).flatMap((token) =>
          encodingsOf(token.replace('Bearer ', '')),
        ),
      },
      findings,
    );
    const secretKeyFile = join(club.dataDirectory, 'secret-key');
    const others = everywhere.filter(({ where }) => where !== secretKeyFile);
    search(others, { SECRET_KEY: [key] }, findings);
    for (const code of codes) {
      const alone = new RegExp(`(?<![\\w.:-])${code}(?![\\w.:-])`);
      for (const { where, text } of [...rows, log]) {
        findings.expect(!alone.test(text), `a sign-in code in ${where}`);
      }
    }
    // Proves that the search works: it finds text that the server does write.
    for (const places of [rows, files, emailsAndLog]) {
      const text = places === emailsAndLog ? people.member : 'Canary card';
      findings.expect(findTexts(places, [text]).length > 0, 'the search finds nothing at all');
    }
    return findings;
  },
};
