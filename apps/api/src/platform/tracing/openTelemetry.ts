import { setTimeout as wait } from 'node:timers/promises';
import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { Tracing } from '../process/tracing.ts';

// Milliseconds.
const STOP_TIMEOUT = 1000;

/**
 * Begins to trace by OpenTelemetry, which reads its own variables: where traces go, how many of them, and what they are
 * called. Loaded only where one of them is set.
 */
export function startOpenTelemetry(): Tracing {
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'parlour' }))
    .merge(detectResources({ detectors: [envDetector] }));
  const provider = new NodeTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  const tracer = trace.getTracer('parlour');
  return {
    beginCall(headers) {
      const caller =
        headers === undefined ? ROOT_CONTEXT : propagation.extract(ROOT_CONTEXT, headers);
      const span = tracer.startSpan('call', { kind: SpanKind.SERVER }, caller);
      return {
        run: (follow) => context.with(trace.setSpan(caller, span), follow),
        end(name, facts, isFailed) {
          span.updateName(name);
          span.setAttributes(facts);
          if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    async inQuery(verb, run) {
      // What the server does by itself would be many traces of one query each.
      if (trace.getActiveSpan() === undefined) return run();
      const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': verb };
      const span = tracer.startSpan(verb, { kind: SpanKind.CLIENT, attributes });
      try {
        return await run();
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
    async stop() {
      const sent = provider.shutdown().catch(() => undefined);
      // A collector that is gone must not keep the server from stopping.
      await Promise.race([sent, wait(STOP_TIMEOUT, undefined, { ref: false })]);
      trace.disable();
      context.disable();
      propagation.disable();
    },
  };
}
