import { pathToFileURL } from 'node:url';
import type { CallAnswer, RenderPage } from '@parlour/contract';
import { compressed } from './compressed.ts';
import type { FromRenderer, PageRequest, ToRenderer } from './messages.ts';
import { withRenderedPage } from './renderedPage.ts';

// The member app's build, whose path comes with the command, has this one function.
// oxlint-disable-next-line typescript/no-unsafe-assignment -- what a path leads to has no type
const program: { readonly renderPage: RenderPage } = await import(
  pathToFileURL(process.argv[2] ?? '').href
);

/** Who waits for the answer to a call, by its number. */
const waiting = new Map<number, (answer: CallAnswer) => void>();
let club: Extract<ToRenderer, { kind: 'start' }> | undefined;
let calls = 0;

const tell = (message: FromRenderer) => process.send?.(message);

/** The server answers the calls of a page itself. */
const callFor = (order: number) => (path: string) =>
  new Promise<CallAnswer>((resolve) => {
    const call = (calls += 1);
    waiting.set(call, resolve);
    tell({ kind: 'call', call, order, path });
  });

/** The page of a request as it is sent; null where there is none. */
async function bodyOf(order: number, request: PageRequest): Promise<Uint8Array | null> {
  if (club === undefined) throw new Error('The order came before the start.');
  const { configuration, publicUrl } = club;
  const { address, template, encoding } = request;
  const page = await program.renderPage({ address, configuration, call: callFor(order) });
  if (page === null) return null;
  const place = { publicUrl, address, clubName: configuration.clubName };
  return compressed(withRenderedPage(template, page, place), encoding);
}

async function render(order: number, request: PageRequest): Promise<void> {
  try {
    const body = await bodyOf(order, request);
    if (body !== null) tell({ kind: 'page', order, body });
    else tell({ kind: 'failure', order, reason: 'the page or its data is not there' });
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    tell({ kind: 'failure', order, reason });
  }
}

process.on('message', (message: ToRenderer) => {
  switch (message.kind) {
    case 'start':
      club = message;
      break;
    case 'order':
      void render(message.order, message.request);
      break;
    case 'answer':
      waiting.get(message.call)?.(message.answer);
      waiting.delete(message.call);
  }
});
// The server has ended, however it did.
process.on('disconnect', () => process.exit());
tell({ kind: 'ready' });
