import type { FastifyInstance } from 'fastify';
import pino, { type DestinationStream, type Logger } from 'pino';

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

/** The server's log: one JSON object a line, with whatever is secret left out wherever it stands. */
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
    },
    stream,
  );
}

/** An error without the values of its query, which may be a member's own words. */
function errorForLog(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const reason = 'code' in error ? error.code : undefined;
  const message = error.message.split('\nparams:', 1)[0];
  const cause = error.cause === undefined ? undefined : errorForLog(error.cause);
  return { type: error.name, message, reason, stack: stackOf(error), cause };
}

const stackOf = (error: Error) =>
  error.stack
    ?.split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .join('\n');

const writtenByte = /%(?:25)*([\da-f]{2})/gi;

/** An address as it reads, without its query, and without digits in it that could be a card's, whatever parts them. */
export function pathForLog(url: string): string {
  const bytes = (url.split('?', 1)[0] ?? '').replaceAll(writtenByte, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  const path = Buffer.from(bytes, 'latin1').toString().normalize('NFKC');
  return path.replaceAll(/\d(?:[^a-z\d]*\d){12,}/gi, '[digits]');
}

/**
 * Writes one line for each call: reads that succeed only at the level `debug`, since they are many and alike. The
 * address stands as its route's pattern, since what a client put into it may be anything.
 */
export function addCallLog(app: FastifyInstance): void {
  const isWordy = app.log.level === 'debug' || app.log.level === 'trace';
  app.addHook('onResponse', (request, reply, done) => {
    const status = reply.statusCode;
    const isQuiet = status < 400 && (request.method === 'GET' || request.method === 'HEAD');
    if (isQuiet && !isWordy) return done();
    const line = {
      requestId: request.id,
      method: request.method,
      path: request.routeOptions.url ?? pathForLog(request.url),
      status,
      milliseconds: Math.round(reply.elapsedTime),
    };
    if (isQuiet) request.log.debug(line, 'call');
    else request.log.info(line, 'call');
    done();
  });
}
