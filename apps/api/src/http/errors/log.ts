import type { FastifyInstance } from 'fastify';
import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { callFactsOf } from '../audit/securityEvents.ts';
import { ApiError } from '../../errors/apiError.ts';
import { isDiskFull } from '../../platform/process/diskFull.ts';
import { isDatabaseUnavailable } from '../../platform/postgres/connectionErrors.ts';
import { SECOND } from '../../platform/process/clock.ts';

type LogMethodHook = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>;

const secretFields = [
  'authorization',
  '["x-crm-token"]',
  'cookie',
  'code',
  'token',
  'crmToken',
  'cvv',
  'cardNumber',
  'password',
  'secretKey',
];

/** Creates the server's log: one JSON object per line, with secret fields redacted at any depth up to three. */
export function createLog(level: string, stream: DestinationStream = pino.destination(1)): Logger {
  const paths = secretFields.flatMap((field) => {
    const dotted = field.startsWith('[') ? field : `.${field}`;
    return [field, `*${dotted}`, `*.*${dotted}`];
  });
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths, censor: '[redacted]' },
      serializers: { err: errorForLog },
      hooks: { logMethod: createOutageFilter() },
    },
    stream,
  );
}

const isOutage = (error: unknown) =>
  isDatabaseUnavailable(error) ||
  isDiskFull(error) ||
  (error instanceof ApiError && error.code === 'unavailable');

/**
 * Creates a hook of the log that writes at most one line a second about outages, without a stack. An outage can fail
 * thousands of calls a second, and each for the same reason.
 */
function createOutageFilter(): LogMethodHook {
  let lastAt = Number.NEGATIVE_INFINITY;
  let unwritten = 0;
  return function filterOutages(values, write) {
    const [line, message]: readonly unknown[] = values;
    if (typeof line !== 'object' || line === null || !('err' in line) || !isOutage(line.err)) {
      return write.apply(this, values);
    }
    if (performance.now() - lastAt < SECOND) {
      unwritten += 1;
      return;
    }
    const { err, ...rest } = line;
    const outage = { ...rest, outage: withoutStack(errorForLog(err)), unwritten };
    lastAt = performance.now();
    unwritten = 0;
    return write.apply(this, [outage, String(message)]);
  };
}

function withoutStack({ stack: _, cause, ...rest }: ErrorLine): ErrorLine {
  return cause === undefined ? rest : { ...rest, cause: withoutStack(cause) };
}

interface ErrorLine {
  readonly message: string | undefined;
  readonly type?: string;
  readonly reason?: unknown;
  readonly stack?: string | undefined;
  readonly cause?: ErrorLine | undefined;
}

// Mail servers repeat the recipient in their responses. The user and password of a URL match too.
const emailInText = /[^\s<>()[\]"',;:/]+(?::[^\s@/]*)?@[^\s<>()[\]"',;:]+/g;

/** Serializes an error without emails and the values of its query, since they may be a member's own text. */
function errorForLog(error: unknown): ErrorLine {
  if (!(error instanceof Error)) return { message: String(error) };
  const reason = 'code' in error ? error.code : undefined;
  const message = error.message.split('\nparams:', 1)[0]?.replaceAll(emailInText, '[email]');
  const cause = error.cause === undefined ? undefined : errorForLog(error.cause);
  return { type: error.name, message, reason, stack: stackOf(error), cause };
}

const stackOf = (error: Error) =>
  error.stack
    ?.split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .join('\n');

const encodedByte = /%(?:25)*([\da-f]{2})/gi;

/** Decodes a URL for the log. Drops its query and masks digits that could be a card number, with any separators. */
export function pathForLog(url: string): string {
  const bytes = (url.split('?', 1)[0] ?? '').replaceAll(encodedByte, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  const path = Buffer.from(bytes, 'latin1').toString().normalize('NFKC');
  return path.replaceAll(/\d(?:[^a-z\d]*\d){12,}/gi, '[digits]');
}

/**
 * Logs one line for each call. Successful reads are many, so they appear only at the level `debug`. The path is logged as
 * the pattern of its route, since a client may put anything into a URL.
 */
export function addCallLog(app: FastifyInstance): void {
  const isVerbose = app.log.level === 'debug' || app.log.level === 'trace';
  // Node forgets the IP address of a connection that is gone, unless it was read before.
  app.server.on('connection', (socket) => void socket.remoteAddress);
  app.addHook('onResponse', (request, reply, done) => {
    const status = reply.statusCode;
    const isRoutine = status < 400 && (request.method === 'GET' || request.method === 'HEAD');
    // A call that an outage fails is in the line of the outage.
    if ((isRoutine || status === 503) && !isVerbose) return done();
    const line = {
      ...callFactsOf(request),
      method: request.method,
      path: request.routeOptions.url ?? pathForLog(request.url),
      status,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (isRoutine) request.log.debug(line, 'call');
    else request.log.info(line, 'call');
    done();
  });
}
