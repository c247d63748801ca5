import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { webhookInternet, type WebhookNetwork } from '../features/staff/webhooks/delivery/send.ts';

/** A message as another system received it. */
export interface ReceivedMessage {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A system of the club that receives messages. */
export interface WebhookReceiver {
  /** An https URL that leads to it. */
  readonly url: string;
  readonly received: readonly ReceivedMessage[];
}

/** Leads each name to this machine, without TLS. */
export const localNetwork: WebhookNetwork = {
  ...webhookInternet,
  resolve: () => Promise.resolve(['127.0.0.1']),
  mayReach: (ip) => ip === '127.0.0.1',
  request: (_isSecure, ...input) => request(...input),
};

/** Starts a system that receives messages, for one test. By default it takes each one. */
export async function startReceiver(
  respond: (response: ServerResponse, message: ReceivedMessage) => void = (response) =>
    void response.writeHead(204).end(),
): Promise<WebhookReceiver> {
  const received: ReceivedMessage[] = [];
  const server = createServer((incoming, response) => {
    void text(incoming).then((body) => {
      const message = { path: incoming.url ?? '', headers: incoming.headers, body };
      received.push(message);
      respond(response, message);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // The server listens on a port, so its address is not a path.
  const { port } = server.address() as AddressInfo;
  return { url: `https://crm.example:${port}/parlour?club=1`, received };
}
