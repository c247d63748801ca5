import { calls, errorCodes, errorStatuses, type Call } from '@parlour/contract';
import * as z from 'zod';

type Json = Readonly<Record<string, unknown>>;

const jsonSchema = (schema: z.core.$ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
  });
  return described;
};

const propertiesOf = (schema: Json): readonly (readonly [string, unknown])[] =>
  typeof schema['properties'] === 'object' && schema['properties'] !== null
    ? Object.entries(schema['properties'])
    : [];

const requiredOf = (schema: Json): readonly unknown[] =>
  Array.isArray(schema['required']) ? schema['required'] : [];

function parametersOf(schema: Call['query'] | Call['params'], place: 'query' | 'path'): Json[] {
  if (schema === undefined) return [];
  const described = jsonSchema(schema, 'input');
  return propertiesOf(described).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || requiredOf(described).includes(name),
    schema: property,
  }));
}

const fixedParameters = (call: Call): Json[] =>
  Object.entries(call.fixedQuery ?? {}).map(([name, value]) => ({
    name,
    in: 'query',
    required: true,
    schema: { type: 'string', const: value },
  }));

const choiceParameters = (call: Call): Json[] =>
  fixedParameters(call).map((parameter) => ({
    ...parameter,
    required: false,
    description: `Asks for: ${call.summary}`,
  }));

const refParameter = {
  name: 'ref',
  in: 'query',
  required: false,
  description: "A member's id: lets a visitor without tokens read this one page.",
  schema: { type: 'string' },
};

const idempotencyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key and body within 24 hours get the same answer.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

const envelope = (data: Json | undefined): Json => ({
  type: 'object',
  properties: {
    success: { const: true },
    data,
    message: { type: 'string' },
  },
  required: ['success', 'data'],
});

const content = (schema: Json): Json => ({ 'application/json': { schema } });

const file = { '*/*': {} };

/** What comes back where all goes well: a file, an envelope, or whichever of them is asked for. */
function answerOf({ answer }: Call, data: readonly Json[]): Json {
  if (answer === 'file') return { description: 'The file.', content: file };
  const inEnvelope = content(envelope(data.length === 1 ? data[0] : { anyOf: data }));
  return answer === 'file or envelope'
    ? {
        description: 'The file or, when JSON is asked for, the envelope with the data.',
        content: { ...file, ...inEnvelope },
      }
    : { description: 'The envelope with the data.', content: inEnvelope };
}

/**
 * One call as OpenAPI describes it.
 *
 * @param others - the calls that share its method and path, which OpenAPI can't tell apart by their query: all are one
 *   operation, their fixed parameters a choice, and its answer one of theirs.
 */
export function operationOf(
  { name, call }: DocumentedCall,
  others: readonly DocumentedCall[] = [],
): Json {
  const isWrite = call.access === 'member' && call.method !== 'GET';
  const data = [call, ...others.map((other) => other.call)].map((each) =>
    jsonSchema(each.data, 'output'),
  );
  return {
    operationId: [name, ...others.map((other) => other.name)].join('_or_'),
    summary: [call.summary, ...others.map((other) => other.call.summary)].join(' Or: '),
    security: {
      public: [],
      visitor: [{ session: [], crm: [] }, {}],
      member: [{ session: [], crm: [] }],
    }[call.access],
    parameters: [
      ...parametersOf(call.params, 'path'),
      ...fixedParameters(call),
      ...others.flatMap((other) => choiceParameters(other.call)),
      ...parametersOf(call.query, 'query'),
      ...(call.access === 'visitor' ? [refParameter] : []),
      ...(isWrite ? [idempotencyParameter] : []),
    ],
    ...(call.body === undefined
      ? {}
      : { requestBody: { required: true, content: content(jsonSchema(call.body, 'input')) } }),
    responses: {
      [String(call.status ?? 200)]: answerOf(call, data),
      default: { $ref: '#/components/responses/Failure' },
    },
  };
}

/** One call as the reading page shows it. */
export interface DocumentedCall {
  readonly name: string;
  readonly call: Call;
}

/** The calls, in the table's order. */
export const documentedCalls: readonly DocumentedCall[] = Object.entries(calls).map(
  ([name, call]) => ({ name, call }),
);

/** The OpenAPI 3.1 document of the calls, made of the table of calls. */
export function openApiDocument(clubName: string): Json {
  const paths: Record<string, Record<string, Json>> = {};
  const routes = Map.groupBy(documentedCalls, ({ call }) => `${call.method} ${call.path}`);
  for (const sharing of routes.values()) {
    const main = sharing.find(({ call }) => call.fixedQuery === undefined) ?? sharing[0];
    if (main === undefined) continue;
    const path = main.call.path.replaceAll(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[main.call.method.toLowerCase()] = operationOf(
      main,
      sharing.filter((documented) => documented !== main),
    );
  }
  return {
    openapi: '3.1.0',
    info: { title: `${clubName}: the members' app`, version: '0.1.0' },
    paths,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        crm: { type: 'apiKey', in: 'header', name: 'X-CRM-Token' },
      },
      responses: {
        Failure: {
          description: `A refused call: ${errorCodes.map((code) => `${code} (${errorStatuses[code]})`).join(', ')}.`,
          content: content({
            type: 'object',
            properties: {
              success: { const: false },
              data: { type: 'null' },
              message: { type: 'string', description: 'A sentence for the member.' },
              code: { enum: errorCodes },
              field: { type: 'string', description: 'The field at fault.' },
              requestId: { type: 'string' },
            },
            required: ['success', 'data', 'message'],
          }),
        },
      },
    },
  };
}
