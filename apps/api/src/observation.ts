import * as z from 'zod';

const emptyToUndefined = (value: unknown) => (value === '' ? undefined : value);
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(emptyToUndefined, schema.optional());

const url = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

/** The variables that let the server be seen from outside: its own, and standard ones of OpenTelemetry. */
export const observationVariables = {
  METRICS_TOKEN: optional(
    z
      .string()
      .min(16, 'must have at least 16 characters')
      .regex(/^[\x21-\x7e]*$/, 'must be of visible ASCII characters, since it is sent in a header'),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(url),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: optional(url),
  OTEL_EXPORTER_OTLP_PROTOCOL: optional(
    z.literal('http/json', 'must be http/json, the form that traces are sent in'),
  ),
  OTEL_TRACES_EXPORTER: optional(z.enum(['otlp', 'none'], 'must be otlp or none')),
  OTEL_SDK_DISABLED: optional(z.string()),
} as const;

const observationSchema = z.object(observationVariables);

/** Whether the standard variables of OpenTelemetry say where traces go, and do not turn them off. */
export function isTraced(values: z.output<typeof observationSchema>): boolean {
  const endpoint = values.OTEL_EXPORTER_OTLP_ENDPOINT ?? values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT;
  const isOff =
    values.OTEL_TRACES_EXPORTER === 'none' || values.OTEL_SDK_DISABLED?.toLowerCase() === 'true';
  return endpoint !== undefined && !isOff;
}
