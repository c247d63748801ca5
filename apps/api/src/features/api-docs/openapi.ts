import {
  type Access,
  calls,
  errorCodes,
  errorStatuses,
  type Call,
  liveCalls,
} from '@parlour/contract';
import {
  API_KEY_PREFIX,
  DESK_HEADER,
  formerCalls,
  isWebhookEvent,
  staffCalls,
  staffLiveCalls,
  WEBHOOK_TEST,
  webhookEvents,
  webhookMessageSchemas,
} from '@parlour/contract/staff';
import * as z from 'zod';

type Json = Readonly<Record<string, unknown>>;

const jsonSchema = (schema: z.core.$ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
  });
  return described;
};

function parametersOf(schema: Call['query'] | Call['params'], location: 'query' | 'path'): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: property,
  }));
}

const fixedParameters = (call: Call, required: boolean): Json[] =>
  Object.entries(call.fixedQuery ?? {}).map(([name, value]) => ({
    name,
    in: 'query',
    required,
    schema: { type: 'string', const: value },
    ...(required ? {} : { description: `Asks for: ${call.summary}` }),
  }));

const session = { session: [], crm: [] };

/** The alternative credentials of each access. An empty one means that tokens are optional. */
const security = {
  public: [],
  shared: [session, {}],
  member: [session],
  view: [{ session: [] }],
  desk: [{ deskHeader: [] }],
  staff: [{ desk: [], deskHeader: [] }],
} satisfies Record<Access['kind'], readonly Json[]>;

const securityOf = (access: Access): readonly Json[] =>
  access.kind === 'staff' && access.apiKeys === true
    ? [...security.staff, { apiKey: [] }]
    : security[access.kind];

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
  required: ['success', 'data', 'message'],
});

const content = (schema: Json): Json => ({ 'application/json': { schema } });

const fileContent = { '*/*': {} };

/** Describes a successful response: a file, an envelope, or either by the Accept header. */
function responseOf({ response: kind }: Call, data: readonly Json[]): Json {
  if (kind === 'events') {
    const [hint = {}] = data;
    return {
      description: 'Server-sent events.',
      content: { 'text/event-stream': { schema: hint } },
    };
  }
  if (kind === 'file') return { description: 'The file.', content: fileContent };
  const inEnvelope = content(envelope(data.length === 1 ? data[0] : { anyOf: data }));
  return kind === 'file or envelope'
    ? {
        description: 'The file or, when JSON is asked for, the envelope with the data.',
        content: { ...fileContent, ...inEnvelope },
      }
    : { description: 'The envelope with the data.', content: inEnvelope };
}

/**
 * Describes one call as an OpenAPI operation.
 *
 * @param others - the calls with the same method and path. OpenAPI can't separate calls by query, so all become one
 *   operation: their fixed parameters are optional, and the response is one of theirs.
 */
export function operationOf(
  { name, call, isFormer }: DocumentedCall,
  others: readonly DocumentedCall[] = [],
): Json {
  const isCommand = call.access.kind !== 'public' && call.method !== 'GET';
  const data = [call, ...others.map((other) => other.call)].map((each) =>
    jsonSchema(each.data, 'output'),
  );
  return {
    operationId: [name, ...others.map((other) => other.name)].join('_or_'),
    summary: [call.summary, ...others.map((other) => other.call.summary)].join(' Or: '),
    ...(isFormer === true ? { deprecated: true } : {}),
    security: securityOf(call.access),
    parameters: [
      ...parametersOf(call.params, 'path'),
      ...fixedParameters(call, true),
      ...others.flatMap((other) => fixedParameters(other.call, false)),
      ...parametersOf(call.query, 'query'),
      ...(call.access.kind === 'shared' ? [refParameter] : []),
      ...(isCommand ? [idempotencyParameter] : []),
    ],
    ...(call.body === undefined
      ? {}
      : { requestBody: { required: true, content: content(jsonSchema(call.body, 'input')) } }),
    responses: {
      [String(call.status ?? 200)]: responseOf(call, data),
      default: { $ref: '#/components/responses/Failure' },
    },
  };
}

/** One call with its name in the table of calls. */
export interface DocumentedCall {
  readonly name: string;
  readonly call: Call;
  /** Whether it answers for one more release only. */
  readonly isFormer?: boolean;
}

const rowsOf = (table: Readonly<Record<string, Call>>, isFormer = false) =>
  Object.entries(table).map(([name, call]): DocumentedCall => ({ name, call, isFormer }));

/** The calls of an app, which are documented apart from those of the other. */
export interface DocumentedApp {
  /** Whose calls they are, as titles say it. */
  readonly title: string;
  /** In the table's order. */
  readonly calls: readonly DocumentedCall[];
  readonly securitySchemes: Json;
  /** The messages that other systems receive, by their type. Absent where there are none. */
  readonly webhooks?: Json;
}

const webhookHeaders = [
  ['webhook-id', 'The same for each try of a message.'],
  ['webhook-timestamp', 'When it was sent, in seconds since 1970.'],
  [
    'webhook-signature',
    'Signatures, separated by spaces: v1, a comma, and HMAC-SHA256 of id, timestamp and body, joined by dots.',
  ],
].map(([name, description]) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
}));

/** Describes the message of a type as an OpenAPI webhook. */
function webhookOf(type: string, schema: z.core.$ZodType): Json {
  const summary = isWebhookEvent(type) ? webhookEvents[type].label : 'A test that staff sent.';
  return {
    post: {
      operationId: type,
      summary,
      parameters: webhookHeaders,
      requestBody: { required: true, content: content(jsonSchema(schema, 'output')) },
      responses: {
        '2XX': { description: 'Taken. Every other status is tried again, for about three days.' },
      },
    },
  };
}

const webhookTypes = [...Object.keys(webhookEvents), WEBHOOK_TEST];

/** The calls that members and visitors make. */
export const memberApp: DocumentedApp = {
  title: "the members' app",
  calls: rowsOf({ ...calls, ...liveCalls }),
  securitySchemes: {
    session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
    crm: { type: 'apiKey', in: 'header', name: 'X-CRM-Token' },
  },
};

/** The calls that staff make. */
export const deskApp: DocumentedApp = {
  title: 'the desk',
  calls: [...rowsOf({ ...staffCalls, ...staffLiveCalls }), ...rowsOf(formerCalls, true)],
  securitySchemes: {
    desk: { type: 'apiKey', in: 'cookie', name: '__Host-desk' },
    deskHeader: { type: 'apiKey', in: 'header', name: DESK_HEADER },
    apiKey: {
      type: 'http',
      scheme: 'bearer',
      description: `An API key, which begins with ${API_KEY_PREFIX} and has the permission of the call.`,
    },
  },
  webhooks: Object.fromEntries(
    webhookTypes.flatMap((type) => {
      const schema = webhookMessageSchemas[type];
      return schema === undefined ? [] : [[type, webhookOf(type, schema)]];
    }),
  ),
};

/** Builds the OpenAPI 3.1 document of an app from its table of calls. */
export function openApiDocument(
  clubName: string,
  { title, calls: documentedCalls, securitySchemes, webhooks }: DocumentedApp,
): Json {
  const paths: Record<string, Record<string, Json>> = {};
  const routes = Map.groupBy(documentedCalls, ({ call }) => `${call.method} ${call.path}`);
  for (const sameRoute of routes.values()) {
    const main = sameRoute.find(({ call }) => call.fixedQuery === undefined) ?? sameRoute[0];
    if (main === undefined) continue;
    const path = main.call.path.replaceAll(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[main.call.method.toLowerCase()] = operationOf(
      main,
      sameRoute.filter((documented) => documented !== main),
    );
  }
  return {
    openapi: '3.1.0',
    info: { title: `${clubName}: ${title}`, version: '0.1.0' },
    paths,
    ...(webhooks && { webhooks }),
    components: {
      securitySchemes,
      responses: {
        Failure: {
          description: `A refused call: ${errorCodes.map((code) => `${code} (${errorStatuses[code]})`).join(', ')}.`,
          content: content({
            type: 'object',
            properties: {
              success: { const: false },
              data: { type: 'null' },
              message: {
                type: 'string',
                description: 'A sentence for the person who made the call.',
              },
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
