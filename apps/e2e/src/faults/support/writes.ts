import { setTimeout as wait } from 'node:timers/promises';
import { failureSchema, successSchema } from '@parlour/contract';
import * as z from 'zod/mini';
import type { Findings } from '../fault.ts';
import { atThisLoad } from './atThisLoad.ts';
import type { Tokens } from './session.ts';

/** What a {@link Writer} writes. */
export type WriteKind = 'request' | 'change request' | 'card' | 'document';

/** One write, which its text identifies wherever it ends. */
export interface Write {
  readonly kind: WriteKind;
  readonly text: string;
  readonly path: string;
  readonly body: string;
}

/** A write that was accepted, with the response. */
export interface AcceptedWrite extends Write {
  readonly tokens: Tokens;
  readonly id: string;
  /** The reference of a request, which the email to staff quotes. */
  readonly reference: string | undefined;
}

const RETRY_PAUSE = 100;
// Longer than any start, also on a busy machine.
const RETRY_TIME = 180_000;
const CALL_TIMEOUT = 30_000;

/** Returns the text of the document that a write uploads. */
export function documentContent(text: string): string {
  return `%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n% ${text}\ntrailer<</Root 1 0 R>>\n%%EOF\n`;
}

const bodies: Readonly<Record<WriteKind, { path: string; body: (text: string) => object }>> = {
  request: {
    path: '/api/requests',
    body: (text) => ({ requestType: 'Other', subject: text, otherDescription: 'A piano tuner' }),
  },
  'change request': {
    path: '/api/profile/change-requests',
    body: (text) => ({ field: 'other', requestedValue: text }),
  },
  card: {
    path: '/api/profile/payment-methods',
    body: (text) => cardBody(text, '4929735801736642'),
  },
  document: {
    path: '/api/profile/documents',
    body: (text) => ({
      file: `data:application/pdf;base64,${Buffer.from(documentContent(text)).toString('base64')}`,
      title: text,
      description: 'A document',
    }),
  },
};

/** Returns the body of a valid card with a description and a number. */
export function cardBody(description: string, cardNumber: string) {
  return {
    description,
    cardholderName: 'Rosalind Ashe',
    brand: 'Visa',
    cardNumber,
    expiryDate: '05/32',
    cvv: '391',
    street: '1 Garden Row',
    city: 'Brooklyn',
    state: 'NY',
    postalCode: '11201',
    purpose: null,
  };
}

/** Makes a write. Its text must be unique in the club. */
export function newWrite(kind: WriteKind, text: string): Write {
  const { path, body } = bodies[kind];
  return { kind, text, path, body: JSON.stringify(body(text)) };
}

/** Finds what no response may be: a 5xx other than 503 with `Retry-After`, or a failure without the envelope. */
export function responseIssue(status: number, retryAfter: string | null, body: string) {
  if (status < 400) return undefined;
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return `${status} without the envelope`;
  }
  if (!failureSchema.safeParse(json).success) return `${status} without the envelope`;
  if (status === 503) return Number(retryAfter) > 0 ? undefined : '503 without Retry-After';
  return status >= 500 ? `${status}: ${body.slice(0, 200)}` : undefined;
}

/** Sends a call. The global `fetch` is one. */
export type SendCall = (
  url: string,
  init: Pick<RequestInit, 'signal'> & {
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
  },
) => Promise<Response>;

const receipt = successSchema(z.object({ id: z.string(), reference: z.optional(z.string()) }));

/**
 * Submits a write with one `Idempotency-Key`, again and again until it is accepted, as the app and its member do.
 *
 * @param urlOf - returns the server's URL for each try.
 * @param send - rejects where there is no response.
 * @returns undefined when it was never accepted, which is then among the findings.
 */
export async function submit(
  write: Write,
  tokens: Tokens,
  urlOf: () => string,
  findings: Findings,
  send: SendCall = fetch,
): Promise<AcceptedWrite | undefined> {
  findings.tried += 1;
  const deadline = performance.now() + RETRY_TIME;
  let last = 'no response';
  while (performance.now() < deadline) {
    try {
      const response = await send(urlOf() + write.path, {
        method: 'POST',
        headers: { ...tokens, 'content-type': 'application/json', 'idempotency-key': write.text },
        body: write.body,
        signal: AbortSignal.timeout(atThisLoad(CALL_TIMEOUT)),
      });
      const text = await response.text();
      if (response.status === 201) {
        const { id, reference } = receipt.parse(JSON.parse(text)).data;
        return { ...write, tokens, id, reference };
      }
      last = `${response.status} ${text.slice(0, 200)}`;
      const issue = responseIssue(response.status, response.headers.get('retry-after'), text);
      if (issue !== undefined) findings.found.push(`${write.kind}: ${issue}`);
      if (response.status < 500 && response.status !== 429) break;
    } catch (error) {
      last = String(error);
      if (last.includes('TimeoutError')) {
        findings.found.push(`${write.kind}: no response in ${CALL_TIMEOUT / 1000} s`);
      }
    }
    await wait(RETRY_PAUSE);
  }
  findings.lost.push(`${write.kind} ${write.text} was not accepted: ${last}`);
  return undefined;
}
