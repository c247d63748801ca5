import { failureSchema, type DataSchema } from '@parlour/contract';
import type { ContractFailure, DomainFailure, Failure } from './failure.ts';
import { failed, success, type Result } from './result.ts';
import type { Sentences } from './sentences.ts';

/** A complete answer with a status below 400. */
export interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly bytes: ArrayBuffer;
}

/** True where an answer's type is JSON, with or without parameters. */
export const isJson = (contentType: string): boolean =>
  /^application\/(?:[\w.-]+\+)?json\b/i.test(contentType);

/** A refusal, from its HTTP status and whatever came as its body. */
export const refusal = (
  { status, statusText, body }: { status: number; statusText: string; body: unknown },
  sentences: Sentences,
): DomainFailure => {
  const envelope = failureSchema.safeParse(
    typeof body === 'object' && body !== null ? { message: '', data: null, ...body } : body,
  );
  const { message, code, field, requestId } = envelope.success
    ? envelope.data
    : { message: '', code: undefined, field: undefined, requestId: undefined };
  const told = message.trim();
  const what = status === 401 || status === 403 ? 'Authentication failed:' : 'Refused:';
  return {
    kind: 'domain',
    status,
    code,
    field,
    requestId,
    message: told === '' ? sentences.refusal(status) : told,
    hasServerMessage: told !== '',
    detail: `${what} ${status} ${statusText || (code ?? '')}`.trim(),
  };
};

/** An answer that is not as agreed. */
export const mismatch = (
  status: number,
  detail: string,
  sentences: Sentences,
): ContractFailure => ({ kind: 'contract', status, message: sentences.fault, detail });

const parseJson = (text: string): Result<unknown, string> => {
  try {
    return success(JSON.parse(text));
  } catch {
    return failed('The answer is not JSON.');
  }
};

/** What stands in the envelope, not yet parsed. A call without data may answer with nothing at all. */
const openEnvelope = (text: string): Result<unknown, string> =>
  text === '' ? success({ success: true, data: null }) : parseJson(text);

interface Envelope {
  readonly success: unknown;
  readonly data?: unknown;
}

const isEnvelope = (body: unknown): body is Envelope =>
  typeof body === 'object' && body !== null && 'success' in body;

/** Whether an accepted call returned nothing. */
const isEmpty = ({ success: isSuccess, data }: Envelope): boolean =>
  isSuccess === true && (data ?? null) === null;

/** The `data` of an answer in the envelope `success, data, message` (spec section 7), parsed by the call's schema. */
export const readEnvelope = <Data>(
  schema: DataSchema<Data>,
  { status, bytes }: Answer,
  sentences: Sentences,
): Result<Data, Failure> => {
  const body = openEnvelope(new TextDecoder().decode(bytes));
  if (!body.ok) return failed(mismatch(status, body.failure, sentences));
  if (!isEnvelope(body.value)) {
    return failed(mismatch(status, 'The answer has no envelope.', sentences));
  }
  if (body.value.success === false) {
    return failed(refusal({ status, statusText: '', body: body.value }, sentences));
  }
  const data = schema.safeParse(body.value.data);
  if (body.value.success !== true || !data.success) {
    const issues = data.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    const detail = issues?.join('; ') ?? 'success is neither true nor false';
    const failure = mismatch(status, `The answer's data is not as agreed: ${detail}`, sentences);
    return failed({ ...failure, isEmpty: isEmpty(body.value) });
  }
  return success(data.data);
};
