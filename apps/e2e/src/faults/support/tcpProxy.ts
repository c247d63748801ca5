import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** How a {@link TcpProxy} treats its connections. */
type ProxyMode = 'pass' | 'slow' | 'silent' | 'refusing';

/** A proxy in front of a database, which can be made slow, silent or refusing. */
export interface TcpProxy extends AsyncDisposable {
  readonly port: number;
  readonly setMode: (mode: ProxyMode) => void;
}

const SLOWNESS = 20;
const SILENCE_CHECK = 50;

/** Starts a proxy to a Unix socket on a free port of 127.0.0.1. */
export async function startTcpProxy(socketPath: string): Promise<TcpProxy> {
  let mode: ProxyMode = 'pass';
  const open = new Set<Socket>();

  /** Passes on what one side sends, in order. */
  const passOn = async (from: Socket, to: Socket) => {
    // A socket without an encoding gives buffers.
    for await (const chunk of from as AsyncIterable<Buffer>) {
      if (mode === 'slow') await wait(SLOWNESS);
      while (mode === 'silent') await wait(SILENCE_CHECK);
      to.write(chunk);
    }
    to.end();
  };
  const server = createServer((client) => {
    if (mode === 'refusing') return void client.destroy();
    const database = connect(socketPath);
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      open.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
      passOn(from, to).catch(() => to.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  const destroyAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: address.port,
    setMode(next) {
      mode = next;
      if (mode === 'refusing') destroyAll();
    },
    async [Symbol.asyncDispose]() {
      mode = 'refusing';
      server.close();
      destroyAll();
    },
  };
}
