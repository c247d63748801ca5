import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import * as z from 'zod';

const attributesSchema = z
  .array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) }))
  .default([])
  .transform((list) =>
    Object.fromEntries(list.map(({ key, value }) => [key, Object.values(value)[0]])),
  );

const tracesSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: attributesSchema }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              name: z.string(),
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              attributes: attributesSchema,
            }),
          ),
        }),
      ),
    }),
  ),
});

type ReceivedTraces = z.output<typeof tracesSchema>['resourceSpans'][number];

/** A collector of traces, started for one test. */
export interface TraceCollector {
  readonly url: string;
  /** What arrived, as text. */
  readonly text: () => string;
  readonly spans: () => readonly ReceivedTraces['scopeSpans'][number]['spans'][number][];
  readonly resources: () => readonly ReceivedTraces['resource'][];
}

/** Starts a collector that takes every trace. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const received: unknown[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      received.push(body);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  onTestFinished(() => server.close().closeAllConnections());
  await once(server, 'listening');
  const traces = () => received.flatMap((body) => tracesSchema.parse(body).resourceSpans);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    text: () => JSON.stringify(received),
    spans: () => traces().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    resources: () => traces().map(({ resource }) => resource),
  };
}
