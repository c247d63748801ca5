import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Configuration } from '@parlour/contract';
import type { Clock } from '../clock.ts';
import { memoryGivenBack } from '../memoryGivenBack.ts';
import type { FromRenderer, PageRequest, ToRenderer } from './render-process/messages.ts';

const program = fileURLToPath(new URL('render-process/main.ts', import.meta.url));

/** Renders pages outside the server's own process, so that one that crashes or hangs costs nobody else anything. */
export interface Renderer {
  /**
   * Renders a page as it is to be sent.
   *
   * @param ask - gives what a call is answered, its path having its query; rejects where that is no success.
   * @returns the page, or why there is none: then the browser draws it.
   */
  render(request: PageRequest, ask: (path: string) => Promise<string>): Promise<RenderOutcome>;
  /** Ends the process, whatever it is doing. */
  close(): void;
}

/** A rendered page in its encoding, or why it was not rendered; `isFault` where operators should hear of it. */
type RenderOutcome =
  | { readonly page: Uint8Array }
  | { readonly page: null; readonly reason: string; readonly isFault: boolean };

interface RendererParts {
  /** The file of `renderPage` that the build of the member app made. */
  readonly file: string;
  readonly configuration: Configuration;
  /** Scheme and host of the site. */
  readonly publicUrl: string;
  readonly clock: Clock;
  /** How long a page may take, in milliseconds. */
  readonly within?: number;
}

// Long enough for a cold start on a busy machine; a visitor waits no longer than for the plain page and its scripts.
const WITHIN = 1000;
// Far longer than a start takes on the busiest machine. Pages are not waited for as long.
const START_WITHIN = 30_000;
const ORDER_LIMIT = 24;
const AGAIN_AFTER = 5000;
// Members' calls come first.
const LOW_PRIORITY = 10;

const missing: RenderOutcome = {
  page: null,
  reason: 'not all calls were answered',
  isFault: false,
};
const busy: RenderOutcome = { page: null, reason: 'too many pages at once', isFault: true };
const stopped: RenderOutcome = { page: null, reason: 'the renderer does not run', isFault: true };
const tooSlow: RenderOutcome = { page: null, reason: 'it took too long', isFault: true };

/** Starts its process at once, and anew after a crash, but not more often than every few seconds. */
export function createRenderer(parts: RendererParts): Renderer {
  let running = startProcess(parts);
  let startedAt = parts.clock.now().getTime();
  let isClosed = false;
  return {
    async render(request, ask) {
      if (running.hasEnded()) {
        const now = parts.clock.now().getTime();
        if (isClosed || now - startedAt < AGAIN_AFTER) return stopped;
        running = startProcess(parts);
        startedAt = now;
      }
      return running.render(request, ask);
    },
    close() {
      isClosed = true;
      running.end();
    },
  };
}

interface Order {
  readonly ask: (path: string) => Promise<string>;
  readonly settle: (outcome: RenderOutcome) => void;
  /** Calls that this process has not answered yet. */
  openCalls: number;
}

function startProcess({ file, configuration, publicUrl, within = WITHIN }: RendererParts) {
  const orders = new Map<number, Order>();
  let count = 0;
  let hasEnded = false;
  let isReady = false;
  let heard = 0;
  const child = fork(program, [file], {
    // Rendering makes short-lived garbage: its room is kept small, and what was freed is given back.
    execArgv: [
      '--max-old-space-size=64',
      '--max-semi-space-size=4',
      '--semi-space-growth-factor=1',
    ],
    // Nothing of the server's environment: it holds secrets.
    env: memoryGivenBack,
    // Pages are bytes, which JSON can't hold.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  lowerPriority(child);
  const tell = (message: ToRenderer) => {
    if (child.connected) child.send(message, () => undefined);
  };
  const tooLate = setTimeout(() => child.kill('SIGKILL'), START_WITHIN).unref();
  const lose = () => {
    hasEnded = true;
    clearTimeout(tooLate);
    for (const { settle } of orders.values()) settle(stopped);
  };
  child.on('error', lose);
  child.on('exit', lose);
  child.on('message', (message: FromRenderer) => {
    heard += 1;
    if (message.kind === 'ready') {
      isReady = true;
      return clearTimeout(tooLate);
    }
    const order = orders.get(message.order);
    if (message.kind === 'call') void answer(order, message.call, message.path);
    else if (message.kind === 'page') order?.settle({ page: message.body });
    else order?.settle({ page: null, reason: message.reason, isFault: true });
  });
  tell({ kind: 'start', configuration, publicUrl });

  async function answer(order: Order | undefined, call: number, path: string): Promise<void> {
    if (order !== undefined) order.openCalls += 1;
    const body = await order?.ask(path).catch(() => undefined);
    if (order !== undefined) order.openCalls -= 1;
    if (body !== undefined) return tell({ kind: 'answer', call, answer: { status: 200, body } });
    // To whoever rendered it a refusal is the end of it, while a fault would be tried again.
    tell({ kind: 'answer', call, answer: { status: 404, body: '' } });
    order?.settle(missing);
  }

  return {
    hasEnded: () => hasEnded,
    end() {
      lose();
      child.kill('SIGKILL');
    },
    render: (request: PageRequest, ask: Order['ask']) =>
      new Promise<RenderOutcome>((resolve) => {
        if (orders.size >= ORDER_LIMIT) return resolve(busy);
        const number = (count += 1);
        const heardBefore = heard;
        const tooLong = setTimeout(() => {
          // Whoever starts or waits for the database is only slow; whoever says nothing at all may hang for ever.
          if (isReady && order.openCalls === 0 && heard === heardBefore) child.kill('SIGKILL');
          order.settle(tooSlow);
        }, within).unref();
        const order: Order = {
          ask,
          openCalls: 0,
          settle(outcome) {
            clearTimeout(tooLong);
            orders.delete(number);
            resolve(outcome);
          },
        };
        orders.set(number, order);
        tell({ kind: 'order', order: number, request });
      }),
  };
}

function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, LOW_PRIORITY);
  } catch {
    // It has ended already, which is noticed elsewhere.
  }
}
