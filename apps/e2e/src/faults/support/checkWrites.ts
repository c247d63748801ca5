import { setTimeout as wait } from 'node:timers/promises';
import { documentSchema, paymentMethodSchema, successSchema } from '@parlour/contract';
import { embeddedConnectionString, readAllRows } from '@parlour/api/testing';
import type { Email } from 'postal-mime';
import * as z from 'zod/mini';
import { people } from '../../support/club.ts';
import type { Findings } from '../fault.ts';
import { type AcceptedWrite, documentContent } from './writes.ts';

// What a killed server was delivering is tried again after two minutes, while other servers run.
const EMAIL_TIMEOUT = 150_000;
const cards = successSchema(z.array(paymentMethodSchema));
const documents = successSchema(z.array(documentSchema));

/** Where the writes of a club end. */
export interface Club {
  readonly url: string;
  /** The data folder of the server with the embedded database. */
  readonly dataDirectory: string;
  readonly emails: () => Promise<readonly Email[]>;
}

const listOf = async (url: string, { tokens, path }: AcceptedWrite): Promise<unknown> =>
  (await fetch(url + path, { headers: tokens })).json();

/** Returns the emails about a request among those to staff. */
const emailsAbout = ({ reference, text }: AcceptedWrite, emails: readonly Email[]) =>
  emails.filter(
    ({ to, subject, text: body }) =>
      to?.some(({ address }) => address === people.staff) === true &&
      `${subject}\n${body}`.includes(reference ?? text),
  );

/** Checks that each accepted request and change request is stored once, and reached staff in one email. */
async function checkRequests(club: Club, accepted: readonly AcceptedWrite[], findings: Findings) {
  const requests = accepted.filter(({ kind }) => kind === 'request' || kind === 'change request');
  const rows = await readAllRows(embeddedConnectionString(club.dataDirectory));
  for (const { kind, text } of requests) {
    const table = `.${kind === 'request' ? 'requests' : 'change_requests'}`;
    const own = rows.filter(({ where, text: row }) => where.endsWith(table) && row.includes(text));
    findings.expectOnce(`${kind} ${text}`, own.length);
  }
  const deadline = performance.now() + EMAIL_TIMEOUT;
  let emails = await club.emails();
  const isMissing = (write: AcceptedWrite) => emailsAbout(write, emails).length === 0;
  while (requests.some(isMissing) && performance.now() < deadline) {
    await wait(200);
    emails = await club.emails();
  }
  for (const write of requests) {
    const { length } = emailsAbout(write, emails);
    findings.expectOnce(`email about ${write.kind} ${write.text}`, length);
  }
}

/** Checks that each accepted card and document is listed once and shows what was sent, then deletes it. */
async function checkLists(club: Club, accepted: readonly AcceptedWrite[], findings: Findings) {
  for (const write of accepted) {
    const { kind, text, tokens, path, id } = write;
    if (kind !== 'card' && kind !== 'document') continue;
    const list = async () => {
      const found = await listOf(club.url, write);
      return kind === 'card'
        ? cards.parse(found).data.filter(({ description }) => description === text)
        : documents.parse(found).data.filter(({ title }) => title === text);
    };
    findings.expectOnce(`${kind} ${text}`, (await list()).length);
    if (kind === 'document') {
      const preview = await fetch(`${club.url}${path}/${id}/preview`, { headers: tokens });
      if ((await preview.text()) !== documentContent(text)) {
        findings.lost.push(`content of document ${text}: ${preview.status}`);
      }
    }
    await fetch(`${club.url}${path}/${id}`, { method: 'DELETE', headers: tokens });
    findings.expect((await list()).length === 0, `${kind} ${text} is listed after its deletion`);
  }
}

/** Checks that each accepted write is there exactly once, with its email. Deletes the cards and documents. */
export async function checkWrites(
  club: Club,
  accepted: readonly AcceptedWrite[],
  findings: Findings,
): Promise<void> {
  await checkRequests(club, accepted, findings);
  await checkLists(club, accepted, findings);
}
