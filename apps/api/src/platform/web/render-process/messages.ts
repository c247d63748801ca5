import type { CallAnswer, Configuration } from '@parlour/contract';
import type { Encoding } from '../../http/kept-lists/keptLists.ts';

/** A page to be rendered, and how it is to be sent. */
export interface PageRequest {
  /** A path with its query. */
  readonly address: string;
  /** What stands around the page. */
  readonly template: string;
  readonly encoding: Encoding;
}

/** What the server tells the process that renders. */
export type ToRenderer =
  /** Comes first, and once. */
  | {
      readonly kind: 'start';
      readonly configuration: Configuration;
      /** Scheme and host of the site. */
      readonly publicUrl: string;
    }
  | { readonly kind: 'order'; readonly order: number; readonly request: PageRequest }
  | { readonly kind: 'answer'; readonly call: number; readonly answer: CallAnswer };

/** What the process that renders tells the server. */
export type FromRenderer =
  /** Comes first, and once: it can take orders. */
  | { readonly kind: 'ready' }
  /** Makes a call for a page; `path` has its query. */
  | { readonly kind: 'call'; readonly call: number; readonly order: number; readonly path: string }
  /** The page as it is sent, in its encoding. */
  | { readonly kind: 'page'; readonly order: number; readonly body: Uint8Array }
  /** There will be no page; the reason is for the operators. */
  | { readonly kind: 'failure'; readonly order: number; readonly reason: string };
