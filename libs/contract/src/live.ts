import * as z from 'zod/mini';
import type { NamedSchema, OutputOf } from './namedSchema.ts';
import { idSchema, openChoice, type Open } from './primitives.ts';

/** The kinds of things whose changes are hinted at: a request, how far one of the staff has read it, a canned reply or a macro. */
export const hintKinds = ['request', 'reading', 'reply', 'macro'] as const;
/** A kind of thing whose changes are hinted at. */
export type HintKind = (typeof hintKinds)[number];

/** The name of the event which hints at a change. */
export const HINT_EVENT = 'hint';
/** The name of the event which begins a stream and follows each gap. */
export const HELLO_EVENT = 'hello';

const liveHintFields = {
  /** What changed. A program ignores a kind that it does not know. */
  kind: openChoice(hintKinds),
  /** Its id. */
  id: idSchema,
  /** The version after the change; it only grows. */
  version: /* @__PURE__ */ z.number(),
};

/** Says that something changed, and no more: its data is read by an ordinary call. */
export interface LiveHint extends OutputOf<typeof liveHintFields> {
  readonly kind: Open<HintKind>;
}
/** Parses the hint at a change, with a kind that a newer server may have added. */
export const liveHintSchema: NamedSchema<LiveHint> = /* @__PURE__ */ z.object(liveHintFields);

const liveHelloFields = {
  /** Whether hints may have been missed while the stream was open. */
  gap: /* @__PURE__ */ z.boolean(),
};

/** The first event of a stream, repeated after each gap. */
export interface LiveHello extends OutputOf<typeof liveHelloFields> {}
/** Parses the first event of a stream, which is repeated after each gap. */
export const liveHelloSchema: NamedSchema<LiveHello> = /* @__PURE__ */ z.object(liveHelloFields);
