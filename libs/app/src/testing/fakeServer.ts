import type { Call, CallData, CallTable, ParsedCall } from '@parlour/contract';
import { exampleOf } from '@parlour/contract/testing';
import { expect, vi } from 'vitest';

/** A call that the fake server received, typed by its table. */
export type ReceivedCall<Table extends CallTable<keyof Table>, Name extends keyof Table> = {
  [Each in Name]: ParsedCall<Table[Each]> & {
    readonly name: Each;
    readonly url: URL;
    readonly headers: Headers;
    readonly idempotencyKey: string | null;
  };
}[Name];

/** A response of the fake server: the data of a call, or a complete response such as a {@link rejection} or a file. */
export type FakeResponse<C extends Call> = CallData<C> | Response;

/** The responses of the fake server to the calls of a test. */
export type FakeHandlers<Table extends CallTable<keyof Table>> = {
  readonly [Name in keyof Table]?: (
    call: ReceivedCall<Table, Name>,
  ) => FakeResponse<Table[Name]> | Promise<FakeResponse<Table[Name]>>;
};

/** Creates the response of a server that rejects a call. */
export function rejection(
  status: number,
  message: string,
  more: { readonly code?: string | undefined; readonly field?: string | undefined } = {},
): Response {
  return Response.json({ success: false, data: null, message, ...more }, { status });
}

/** Creates a successful response whose data may break the contract. */
export function envelope(data: unknown): Response {
  return Response.json({ success: true, data, message: '' });
}

/** A response that never arrives. */
export function neverResponds() {
  return new Promise<never>(() => undefined);
}

/** Returns the table with one pattern for each path. Calls with fixed parameters come first, since others share their paths. */
const routesOf = <Table extends CallTable<keyof Table>>(table: Table) =>
  Object.entries<Call>(table)
    .map(([name, call]) => ({
      name,
      call,
      pattern: new URLPattern({ pathname: call.path }),
      fixedQuery: Object.entries(call.fixedQuery ?? {}),
    }))
    .toSorted((one, other) => other.fixedQuery.length - one.fixedQuery.length);

const decoded = (groups: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(
    Object.entries(groups).map(([name, value = '']) => [name, decodeURIComponent(value)]),
  );

/** Fails the test when a part of a call breaks the contract, or holds more than it describes. */
function checkPart(name: string, schema: Call['body'] | Call['params'], part: unknown): void {
  const parsed = schema?.safeParse(part);
  expect.soft(parsed?.error?.issues ?? parsed?.data, `what ${name} sends`).toEqual(part);
}

/** Fails the test when a request lacks a header. */
function checkHeaders(request: Request, expected: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(expected)) {
    expect.soft(request.headers.get(name), name).toBe(value);
  }
}

/** Fails the test when a query breaks the contract, or names what it does not describe. Visitors may send a `ref`. */
function checkQuery(name: string, { query, fixedQuery }: Call, sent: object): void {
  const parsed = query?.safeParse(sent);
  const known = Object.keys({ ...fixedQuery, ...parsed?.data, ref: '' });
  expect.soft(parsed?.error?.issues ?? [], `the query of ${name}`).toEqual([]);
  expect.soft(known, `the query of ${name}`).toEqual(expect.arrayContaining(Object.keys(sent)));
}

/**
 * Creates what stubs `fetch` with a server of a table of calls. What a test sends must keep to the contract.
 *
 * @param defaults - the responses where a test gives none. Other reads get an example of their schema, other writes fail.
 * @param headers - what each request must have.
 */
export function createFakeServer<Table extends CallTable<keyof Table>>(
  table: Table,
  defaults: FakeHandlers<Table>,
  headers: Readonly<Record<string, string>> = {},
) {
  type Received = ReceivedCall<Table, keyof Table>;
  const routes = routesOf(table);

  /** Finds the call of a request, and checks each part of it. */
  async function receive(request: Request) {
    const url = new URL(request.url);
    const query = Object.fromEntries(url.searchParams);
    const route = routes.find(
      ({ call, pattern, fixedQuery }) =>
        call.method === request.method &&
        pattern.test(url) &&
        fixedQuery.every(([name, value]) => query[name] === value),
    );
    if (route === undefined) throw new TypeError(`No call matches ${request.method} ${url}.`);
    const { name, call, pattern } = route;
    const params = decoded(pattern.exec(url)?.pathname.groups ?? {});
    const text = await request.text();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    checkHeaders(request, headers);
    checkPart(name, call.body, body);
    checkQuery(name, call, query);
    const received = {
      name,
      url,
      headers: request.headers,
      idempotencyKey: request.headers.get('idempotency-key'),
      params,
      query: call.query?.safeParse(query).data,
      body,
    };
    // TypeScript does not relate the name of a route to the table.
    return { call, received: received as unknown as Received };
  }

  return (handlers: FakeHandlers<Table> = {}) => {
    const received: Received[] = [];
    // Each takes its own call alone, which the name of a route cannot tell TypeScript.
    const responses = { ...defaults, ...handlers } as unknown as Readonly<
      Record<string, ((call: Received) => unknown) | undefined>
    >;
    // Makes uploads use `fetch` too.
    vi.stubGlobal('XMLHttpRequest', undefined);
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const { call, received: one } = await receive(new Request(input, init));
      received.push(one);
      const example = () => (call.method === 'GET' ? exampleOf(call.data) : undefined);
      const response = await (responses[String(one.name)] ?? example)(one);
      const isRefused = response instanceof Response && !response.ok;
      // The path of a page may hold anything. The server refuses a call with it, as the test then says.
      if (!isRefused) checkPart(String(one.name), call.params, call.params && one.params);
      if (response === undefined)
        throw new TypeError(`No response is defined for ${String(one.name)}.`);
      if (!(response instanceof Response)) return envelope(response);
      // A test may give one refusal several times.
      return isRefused ? response.clone() : response;
    });
    return {
      received,
      names: () => received.map(({ name }) => name),
      calls: <Name extends keyof Table>(name: Name) =>
        received.filter((call): call is Received & ReceivedCall<Table, Name> => call.name === name),
    };
  };
}
