import { deepEqual } from 'node:assert/strict';
import {
  type Call,
  type CallData,
  type CallInput,
  type Calls,
  type CallTable,
} from '@parlour/contract';
import type { CallOptions, InjectCall } from './injectCall.ts';
import type { TestResponse } from './testResponse.ts';

/** A response to a call of the table. */
interface ApiResponse<C extends Call> extends TestResponse {
  /** Parses the data of a successful response. Throws for any other. */
  readonly data: () => CallData<C>;
}

interface ApiOptions extends Omit<CallOptions, 'body'> {
  /** The member who shared the page with a visitor. */
  readonly ref?: string | undefined;
}

/** The calls of a table as functions. */
export type TestApi<Table extends CallTable<keyof Table> = Calls> = {
  readonly [Name in keyof Table]: (
    input: CallInput<Table[Name]>,
    options?: ApiOptions,
  ) => Promise<ApiResponse<Table[Name]>>;
};

type QueryInput = Readonly<Record<string, string | number | boolean | undefined>>;

interface InputParts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: QueryInput;
  readonly body?: object;
}

const urlOf = (
  { path, fixedQuery }: Call,
  { params = {}, query = {} }: InputParts,
  ref?: string,
) => {
  const filledPath = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams(fixedQuery);
  for (const [name, value] of Object.entries<QueryInput[string]>({ ...query, ref })) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size === 0 ? filledPath : `${filledPath}?${search}`;
};

/** Checks the envelope of a success, which every response but a file has (api/http-32). */
function checkEnvelope({ status, headers, body }: TestResponse): void {
  const isJson = String(headers['content-type']).startsWith('application/json');
  if (status >= 300 || !isJson || body === undefined) return;
  deepEqual(Object.keys(body), ['success', 'data', 'message']);
  deepEqual([body.success, typeof body.message], [true, 'string']);
}

/** Derives a function for each call of a table. Each checks the envelope of a success. */
export function createTestApi<Table extends CallTable<keyof Table>>(
  table: Table,
  send: InjectCall,
): TestApi<Table> {
  const functions = Object.entries<Call>(table).map(([name, call]) => {
    const callFunction = async (input: InputParts, { ref, ...options }: ApiOptions = {}) => {
      const body = input.body && { body: input.body };
      const response = await send(call.method, urlOf(call, input, ref), { ...options, ...body });
      checkEnvelope(response);
      return { ...response, data: () => call.data.parse(response.body.data) };
    };
    return [name, callFunction] as const;
  });
  // TypeScript does not relate the names of the entries to those of the table.
  return Object.fromEntries(functions) as unknown as TestApi<Table>;
}
