import type { FastifyInstance, InjectOptions } from 'fastify';
import { type DeskBrowser, deskHeaders } from './deskBrowser.ts';
import type { TestResponse } from './testResponse.ts';

/** The two session tokens of a signed-in member. */
export interface Tokens {
  readonly token: string;
  readonly crmToken: string;
}

export interface CallOptions {
  readonly as?: Tokens | DeskBrowser;
  readonly body?: object | string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly from?: string;
}

/** Makes a call to a server without a port. */
export type InjectCall = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  options?: CallOptions,
) => Promise<TestResponse>;

/** Returns the headers of a caller's session. */
export function headersOf(as: Tokens | DeskBrowser): Readonly<Record<string, string>> {
  return 'cookie' in as
    ? { ...deskHeaders, cookie: as.cookie }
    : { authorization: `Bearer ${as.token}`, 'x-crm-token': as.crmToken };
}

/** Creates what makes calls to a server without a port. */
export function createInjectCall(app: FastifyInstance): InjectCall {
  return async (method, url, { as, body, headers, from } = {}) => {
    const options: InjectOptions = {
      method,
      url,
      headers: {
        ...(as && headersOf(as)),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: body }),
      ...(from === undefined ? {} : { remoteAddress: from }),
    };
    const { statusCode, headers: responseHeaders, body: text } = await app.inject(options);
    const isJson = String(responseHeaders['content-type']).startsWith('application/json');
    const isPlain = responseHeaders['content-encoding'] === undefined;
    return {
      status: statusCode,
      headers: responseHeaders,
      text,
      body: isJson && isPlain && text !== '' ? JSON.parse(text) : undefined,
    };
  };
}
