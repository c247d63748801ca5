import * as z from 'zod/mini';
import type { NamedSchema, OutputOf } from './namedSchema.ts';
import { idSchema, openChoice, type Open } from './primitives.ts';

/** The kinds of things whose changes are hinted at. */
export const hintKinds = ['request'] as const;
export type HintKind = (typeof hintKinds)[number];

/** The names of the events of a live stream. */
export const HINT_EVENT = 'hint';
export const HELLO_EVENT = 'hello';

const liveHintFields = {
  /** What changed. A program ignores a kind that it does not know. */
  kind: openChoice(hintKinds),
  id: idSchema,
  /** The version after the change; it only grows. */
  version: /* @__PURE__ */ z.number(),
};

/** Says that something changed, and no more: its data is read by an ordinary call. */
export interface LiveHint extends OutputOf<typeof liveHintFields> {
  readonly kind: Open<HintKind>;
}
export const liveHintSchema: NamedSchema<LiveHint> = /* @__PURE__ */ z.object(liveHintFields);

const liveHelloFields = {
  /** Whether hints may have been missed while the stream was open. */
  gap: /* @__PURE__ */ z.boolean(),
};

/** The first event of a stream, repeated after each gap. */
export interface LiveHello extends OutputOf<typeof liveHelloFields> {}
export const liveHelloSchema: NamedSchema<LiveHello> = /* @__PURE__ */ z.object(liveHelloFields);
