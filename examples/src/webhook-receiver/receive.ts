import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { webhookMessageSchemas } from '@parlour/contract/staff';
import { isFromClub } from './verify.ts';

/** Returns the type of a message. */
function typeOf(message: unknown): string {
  return typeof message === 'object' && message !== null && 'type' in message
    ? String(message.type)
    : '';
}

/** Receives the messages of a club, each once. */
export function createReceiver(
  secret: string,
  onMessage: (message: unknown) => void,
  now: () => number,
): Server {
  // A real system stores them with what it does.
  const seen = new Set<string>();
  return createServer((request, response) => {
    const receive = async () => {
      const body = await text(request);
      if (!isFromClub({ headers: request.headers, body }, secret, now())) return 401;
      const id = String(request.headers['webhook-id']);
      const parsed: unknown = JSON.parse(body);
      // An event that only a newer club knows is taken and left alone.
      const message = webhookMessageSchemas[typeOf(parsed)]?.safeParse(parsed);
      if (message?.success === true && !seen.has(id)) onMessage(message.data);
      seen.add(id);
      return 204;
    };
    receive().then(
      (status) => response.writeHead(status).end(),
      () => response.writeHead(400).end(),
    );
  });
}
