import type { FastifyInstance, InjectOptions } from 'fastify';
import { deskHeaders } from './deskBrowser.ts';
import type { DeskBrowser, TestClub, Tokens } from './testClub.ts';

/** Returns the headers of a caller's session. */
export function headersOf(as: Tokens | DeskBrowser): Readonly<Record<string, string>> {
  return 'cookie' in as
    ? { ...deskHeaders, cookie: as.cookie }
    : { authorization: `Bearer ${as.token}`, 'x-crm-token': as.crmToken };
}

/** Creates what makes calls to a server without a port. */
export function createInjectCall(app: FastifyInstance): TestClub['call'] {
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
