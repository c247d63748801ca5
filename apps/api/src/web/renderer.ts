import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import type { CallResponse, Configuration, RenderedPage } from '@parlour/contract';
import { type Clock, isWithin } from '../platform/process/clock.ts';
import { lowMemoryEnv } from '../platform/process/lowMemoryEnv.ts';
import { serverFile } from '../platform/process/serverFile.ts';
import type { FromRenderer, PageRequest, ToRenderer } from './render-process/messages.ts';

const program = serverFile('web/render-process/main.ts');

type PerformCall = (path: string) => Promise<CallResponse>;

/** Renders pages in another process, so that a crash or a hang affects no other request. */
export interface Renderer {
  /**
   * Renders a page in its encoding.
   *
   * @param performCall - performs a call by its path with the query. Rejects when it fails otherwise than with a 404.
   * @param within - the time limit of this page, in milliseconds. Absent: that of every page.
   * @returns the page, or why there is none. Then the browser renders it.
   */
  render(request: PageRequest, performCall: PerformCall, within?: number): Promise<RenderOutcome>;
  /** Kills the process, even in the middle of a page. */
  close(): void;
}

/** A rendered page in its encoding, or why it was not rendered. `isError` marks a reason for operators. */
type RenderOutcome =
  | {
      readonly page: Uint8Array;
      readonly status: RenderedPage['status'];
      /** The source of the page's inline style in the Content-Security-Policy. */
      readonly styleSource: string;
    }
  | { readonly page: null; readonly reason: string; readonly isError: boolean };

interface RendererDependencies {
  /** The file with `createRenderPage` from the build of the member app. */
  readonly file: string;
  /** The text of that build's style sheet. */
  readonly styleSheet: string;
  /** Returns what pages say of the club now. */
  readonly configuration: () => Configuration;
  /** Scheme and host of the site. */
  readonly publicUrl: string;
  readonly clock: Clock;
  /** The time limit of a page, in milliseconds. */
  readonly within?: number;
}

// Long enough for a cold start on a busy machine, and no longer than the plain page with its scripts would take.
const PAGE_TIMEOUT = 1000;
// A process without any message for this many time limits of a page hangs. The first pages of a process take a busy machine
// longer than one limit, and they would all be first pages if that ended it.
const HANG_LIMITS = 10;
// Far longer than a start on the busiest machine. Pages do not wait that long.
const START_TIMEOUT = 30_000;
const ORDER_LIMIT = 24;
const RESTART_DELAY = 5000;
// Members' calls have priority.
const LOW_PRIORITY = 10;

const failed = (reason: string, isError = true): RenderOutcome => ({ page: null, reason, isError });
const stopped = failed('the renderer does not run');

/** Starts its process at once, and restarts it after a crash, at most every few seconds. */
export function createRenderer(dependencies: RendererDependencies): Renderer {
  let running = startProcess(dependencies);
  let startedAt = dependencies.clock.now();
  let isClosed = false;
  return {
    async render(request, performCall, within) {
      if (running.hasEnded()) {
        const now = dependencies.clock.now();
        if (isClosed || isWithin(RESTART_DELAY, startedAt, now)) return stopped;
        running = startProcess(dependencies);
        startedAt = now;
      }
      return running.render(request, performCall, within);
    },
    close() {
      isClosed = true;
      running.end();
    },
  };
}

interface Order {
  readonly performCall: PerformCall;
  readonly settle: (outcome: RenderOutcome) => void;
  /** Calls without a response from this process yet. */
  openCalls: number;
}

function startProcess({
  file,
  styleSheet,
  configuration,
  publicUrl,
  within: defaultLimit = PAGE_TIMEOUT,
}: RendererDependencies) {
  const orders = new Map<number, Order>();
  let count = 0;
  let hasEnded = false;
  let isReady = false;
  let messageCount = 0;
  const child = fork(program, [file], {
    // Rendering makes short-lived garbage, so small heaps suffice and freed memory is returned.
    execArgv: [
      '--max-old-space-size=64',
      '--max-semi-space-size=4',
      '--semi-space-growth-factor=1',
    ],
    // Nothing of the server's environment, since it contains secrets.
    env: lowMemoryEnv,
    // JSON cannot represent the bytes of a page.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  lowerPriority(child);
  const sendMessage = (message: ToRenderer) => {
    if (child.connected) child.send(message, () => undefined);
  };
  const startTimeout = setTimeout(() => child.kill('SIGKILL'), START_TIMEOUT).unref();
  const settleAll = () => {
    hasEnded = true;
    clearTimeout(startTimeout);
    for (const { settle } of orders.values()) settle(stopped);
  };
  child.on('error', settleAll);
  child.on('exit', settleAll);
  child.on('message', (message: FromRenderer) => {
    messageCount += 1;
    if (message.kind === 'ready') {
      isReady = true;
      return clearTimeout(startTimeout);
    }
    const order = orders.get(message.order);
    if (message.kind === 'call') void respond(order, message.call, message.path);
    else if (message.kind === 'page') order?.settle(message);
    else order?.settle(failed(message.reason));
  });
  sendMessage({ kind: 'start', publicUrl, styleSheet });

  async function respond(order: Order | undefined, call: number, path: string): Promise<void> {
    if (order !== undefined) order.openCalls += 1;
    const response = await order?.performCall(path).catch(() => undefined);
    if (order !== undefined) order.openCalls -= 1;
    if (response !== undefined) return sendMessage({ kind: 'response', call, response });
    // The page does not retry a call after a 404, as it would after a server error.
    sendMessage({ kind: 'response', call, response: { status: 404, body: '' } });
    order?.settle(failed('not all calls were answered', false));
  }

  return {
    hasEnded: () => hasEnded,
    end() {
      settleAll();
      child.kill('SIGKILL');
    },
    render: (request: PageRequest, performCall: Order['performCall'], within = defaultLimit) =>
      new Promise<RenderOutcome>((resolve) => {
        if (orders.size >= ORDER_LIMIT) return resolve(failed('too many pages at once'));
        const number = (count += 1);
        const countBefore = messageCount;
        const endIfHanging = () => {
          // A process that starts or waits for calls is only slow.
          if (isReady && order.openCalls === 0 && messageCount === countBefore)
            child.kill('SIGKILL');
        };
        const pageTimeout = setTimeout(() => {
          order.settle(failed('it took too long'));
          setTimeout(endIfHanging, Math.max(0, defaultLimit * HANG_LIMITS - within)).unref();
        }, within).unref();
        const order: Order = {
          performCall,
          openCalls: 0,
          settle(outcome) {
            clearTimeout(pageTimeout);
            orders.delete(number);
            resolve(outcome);
          },
        };
        orders.set(number, order);
        sendMessage({ kind: 'order', order: number, request, configuration: configuration() });
      }),
  };
}

function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, LOW_PRIORITY);
  } catch {
    // The process has ended already. Its exit is handled elsewhere.
  }
}
