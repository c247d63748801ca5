import { pathToFileURL } from 'node:url';
import type { CallAnswer, Configuration, RenderPage } from '@parlour/contract';
import type { FromRenderer, ToRenderer } from './messages.ts';

// The member app's build, whose path comes with the command, has this one function.
// oxlint-disable-next-line typescript/no-unsafe-assignment -- what a path leads to has no type
const program: { readonly renderPage: RenderPage } = await import(
  pathToFileURL(process.argv[2] ?? '').href
);

/** Who waits for the answer to a call, by its number. */
const waiting = new Map<number, (answer: CallAnswer) => void>();
let configuration: Configuration | undefined;
let calls = 0;

const tell = (message: FromRenderer) => process.send?.(message);

/** The server answers the calls of a page itself. */
const callFor = (order: number) => (path: string) =>
  new Promise<CallAnswer>((resolve) => {
    const call = (calls += 1);
    waiting.set(call, resolve);
    tell({ kind: 'call', call, order, path });
  });

async function render(order: number, address: string): Promise<void> {
  try {
    if (configuration === undefined) throw new Error('The order came before the start.');
    const page = await program.renderPage({ address, configuration, call: callFor(order) });
    if (page !== null) tell({ kind: 'page', order, page });
    else tell({ kind: 'failure', order, reason: 'the page or its data is not there' });
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    tell({ kind: 'failure', order, reason });
  }
}

process.on('message', (message: ToRenderer) => {
  switch (message.kind) {
    case 'start':
      ({ configuration } = message);
      break;
    case 'order':
      void render(message.order, message.address);
      break;
    case 'answer':
      waiting.get(message.call)?.(message.answer);
      waiting.delete(message.call);
  }
});
// The server has ended, however it did.
process.on('disconnect', () => process.exit());
tell({ kind: 'ready' });
