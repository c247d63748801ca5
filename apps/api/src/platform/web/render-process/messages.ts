import type { CallAnswer, Configuration, RenderedPage } from '@parlour/contract';

/** What the server tells the process that renders. */
export type ToRenderer =
  /** Comes first, and once. */
  | { readonly kind: 'start'; readonly configuration: Configuration }
  /** Renders the page of an address, a path with its query. */
  | { readonly kind: 'order'; readonly order: number; readonly address: string }
  | { readonly kind: 'answer'; readonly call: number; readonly answer: CallAnswer };

/** What the process that renders tells the server. */
export type FromRenderer =
  /** Comes first, and once: it can take orders. */
  | { readonly kind: 'ready' }
  /** Makes a call for a page; `path` has its query. */
  | { readonly kind: 'call'; readonly call: number; readonly order: number; readonly path: string }
  | { readonly kind: 'page'; readonly order: number; readonly page: RenderedPage }
  /** There will be no page; the reason is for the operators. */
  | { readonly kind: 'failure'; readonly order: number; readonly reason: string };
