import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * Ignores the header `Upgrade`, as HTTP allows. Node would answer the call but lose what follows it on the connection, so
 * the call is read again without the header.
 */
export function ignoreUpgrades(server: Server): void {
  const lastResponses = new WeakMap<Duplex, ServerResponse>();
  server.prependListener('request', ({ socket }, response) => {
    lastResponses.set(socket, response);
  });
  server.on('upgrade', (request, socket, following) => {
    const readAgain = () => {
      if (socket.destroyed) return;
      socket.unshift(Buffer.concat([headWithoutUpgrade(request), following]));
      server.emit('connection', socket);
    };
    const last = lastResponses.get(socket);
    // Responses have the order of their calls, so the earlier ones come first.
    if (last === undefined || last.closed) return readAgain();
    const destroy = () => void socket.destroy();
    socket.once('error', destroy);
    last.once('close', () => {
      socket.off('error', destroy);
      readAgain();
    });
  });
}

function headWithoutUpgrade({ method, url, httpVersion, rawHeaders }: IncomingMessage): Buffer {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const [name = '', value = ''] = rawHeaders.slice(index, index + 2);
    if (name.toLowerCase() !== 'upgrade') lines.push(`${name}: ${value}`);
  }
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
}
