import { pathToFileURL } from 'node:url';
import type { CallResponse, CreateRenderPage, RenderPage } from '@parlour/contract';
import { inlineSource } from '../inlineSource.ts';
import { compress } from './compress.ts';
import type { FromRenderer, ToRenderer } from './messages.ts';
import { fillTemplate } from './renderedPage.ts';

// The member app's build, named by the first argument, exports this function.
// oxlint-disable-next-line typescript/no-unsafe-assignment -- a dynamic import has no type
const program: { readonly createRenderPage: CreateRenderPage } = await import(
  pathToFileURL(process.argv[2] ?? '').href
);

/** Resolvers of the calls in progress, by number. */
const pendingCalls = new Map<number, (response: CallResponse) => void>();
let start: { readonly publicUrl: string; readonly renderPage: RenderPage } | undefined;
let callCount = 0;

const sendMessage = (message: FromRenderer) => process.send?.(message);

/** Makes the call function of an order. The server performs the calls. */
const callFor = (order: number) => (path: string) =>
  new Promise<CallResponse>((resolve) => {
    const call = (callCount += 1);
    pendingCalls.set(call, resolve);
    sendMessage({ kind: 'call', call, order, path });
  });

type Order = Extract<ToRenderer, { kind: 'order' }>;

/** Renders and compresses a page. Returns null where there is none. */
async function renderPage({ order, request, configuration }: Order) {
  if (start === undefined) throw new Error('The order came before the start.');
  const { publicUrl } = start;
  const { path, template, encoding } = request;
  const page = await start.renderPage({ path, configuration, call: callFor(order) });
  if (page === null) return null;
  const location = { publicUrl, path, clubName: configuration.clubName };
  return {
    status: page.status,
    page: compress(fillTemplate(template, page, location), encoding),
    styleSource: inlineSource(page.style),
  };
}

async function render(wanted: Order): Promise<void> {
  const { order } = wanted;
  try {
    const page = await renderPage(wanted);
    if (page !== null) sendMessage({ kind: 'page', order, ...page });
    else sendMessage({ kind: 'failure', order, reason: 'the page or its data is not there' });
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    sendMessage({ kind: 'failure', order, reason });
  }
}

process.on('message', (message: ToRenderer) => {
  switch (message.kind) {
    case 'start':
      start = {
        publicUrl: message.publicUrl,
        renderPage: program.createRenderPage(message.styleSheet),
      };
      break;
    case 'order':
      void render(message);
      break;
    case 'response':
      pendingCalls.get(message.call)?.(message.response);
      pendingCalls.delete(message.call);
  }
});
// The server has ended.
process.on('disconnect', () => process.exit());
sendMessage({ kind: 'ready' });
