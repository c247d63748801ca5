import { type Call, calls } from '@parlour/contract';
import { exampleOf } from '@parlour/contract/testing';
import * as z from 'zod';
import type { Tokens } from './session.ts';
import type { HttpCall } from './httpCall.ts';
import {
  hostileBodies,
  hostileHeaders,
  hostileMethods,
  hostileTexts,
  hostileTokens,
  hostileValues,
} from './hostileValues.ts';
import { newWrite } from './writes.ts';

interface Described {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly anyOf?: readonly Described[];
  readonly oneOf?: readonly Described[];
}

const namesIn = ({ properties = {}, anyOf = [], oneOf = [] }: Described): string[] => [
  ...new Set([...Object.keys(properties), ...[...anyOf, ...oneOf].flatMap(namesIn)]),
];

/** Returns the names of all fields that a schema knows. */
function fieldsOf(schema: z.core.$ZodType | undefined): readonly string[] {
  if (schema === undefined) return [];
  const described: Described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return namesIn(described);
}

const json = { 'content-type': 'application/json' };
const parameter = /:\w+/;
const validBodies: Readonly<Record<string, object>> = Object.fromEntries(
  (['request', 'change request', 'card', 'document'] as const).map((kind) => {
    const { path, body } = newWrite(kind, 'Hostile');
    return [path, z.looseObject({}).parse(JSON.parse(body))];
  }),
);

const withQuery = (path: string, query: string) =>
  query === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`;

/** Yields each hostile path and query of a call. */
function* hostilePaths(call: Call, path: string): Generator<string> {
  const fixed = new URLSearchParams(call.fixedQuery).toString();
  for (const text of hostileTexts) {
    if (parameter.test(call.path)) yield withQuery(call.path.replace(parameter, text), fixed);
    for (const name of [...fieldsOf(call.query), 'ref']) {
      yield withQuery(path, `${name}=${text}`);
    }
  }
  for (const odd of ['//', '/.', '/%2e%2e/', '?&&=&', ';a=b', '%2f']) yield `${path}${odd}`;
}

/** Yields each hostile body of a call: whole ones, and valid ones with one hostile field. */
function* hostileBodiesOf(call: Call): Generator<string | Buffer> {
  if (call.body === undefined) return;
  yield* hostileBodies;
  const valid = validBodies[call.path] ?? exampleOf(call.body);
  for (const name of fieldsOf(call.body)) {
    for (const value of hostileValues) yield JSON.stringify({ ...valid, [name]: value });
  }
  yield JSON.stringify({ ...valid, more: 'a'.repeat(1_100_000) });
}

/** Yields the hostile calls of one row of the table, with valid tokens where they can get further. */
function* hostileCallsOf(call: Call, tokens: Tokens): Generator<HttpCall> {
  const path = withQuery(
    call.path.replaceAll(/:\w+/g, 'x'),
    new URLSearchParams(call.fixedQuery).toString(),
  );
  const { method } = call;
  const body = call.body === undefined ? {} : { body: '{}' };
  for (const odd of hostilePaths(call, path)) {
    yield { method, path: odd, headers: { ...json, ...tokens }, ...body };
    yield { method, path: odd, headers: json, ...body };
  }
  for (const hostile of hostileBodiesOf(call)) {
    yield { method, path, headers: { ...json, ...tokens }, body: hostile };
  }
  for (const header of hostileHeaders) {
    yield { method, path, headers: { ...json, ...tokens, ...header }, ...body };
  }
  for (const other of hostileMethods) {
    yield { method: other, path, headers: tokens };
    yield { method: other, path, headers: {} };
  }
  for (const odd of hostileTokens) {
    yield { method, path, headers: { ...json, ...odd }, ...body };
  }
  yield { method, path, headers: { ...tokens, 'x-crm-token': 'a' } };
}

/** Whether a call would end the session of the other calls. */
const endsSession = ({ method, path }: HttpCall) =>
  (method === 'POST' && path.includes('sign-out')) ||
  (method === 'DELETE' && path.startsWith('/api/profile/sessions'));

/** Yields hostile calls made from the whole table of calls. Calls that end a session come without one. */
export function* hostileCalls(tokens: Tokens): Generator<HttpCall> {
  for (const call of Object.values<Call>(calls)) {
    for (const hostile of hostileCallsOf(call, tokens)) {
      yield endsSession(hostile) ? { ...hostile, headers: json } : hostile;
    }
  }
}
