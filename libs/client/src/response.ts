import {
  failureSchema,
  type CallFailure,
  type ContractFailure,
  type DataSchema,
  type DomainFailure,
  type Result,
} from '@parlour/contract';
import { failed, success } from './result.ts';
import { fallbackMessage, type FailureTexts, rejectionMessage } from './messages.ts';

/** A completely received response with a status below 400. */
export interface RawResponse {
  readonly status: number;
  readonly contentType: string;
  readonly bytes: ArrayBuffer;
}

/** Returns true for a JSON media type, with or without parameters. */
export function isJson(contentType: string): boolean {
  return /^application\/(?:[\w.-]+\+)?json\b/i.test(contentType);
}

/** Builds a domain failure from a response's HTTP status and body. */
export function createDomainFailure(
  { status, statusText, body }: { status: number; statusText: string; body: unknown },
  texts: FailureTexts,
): DomainFailure {
  const envelope = failureSchema.safeParse(
    typeof body === 'object' && body !== null ? { message: '', data: null, ...body } : body,
  );
  const { message, code, field, requestId } = envelope.success
    ? envelope.data
    : { message: '', code: undefined, field: undefined, requestId: undefined };
  const serverMessage = message.trim();
  const summary = status === 401 || status === 403 ? 'Authentication failed:' : 'Refused:';
  return {
    kind: 'domain',
    status,
    code,
    field,
    requestId,
    message: serverMessage === '' ? rejectionMessage(texts, status) : serverMessage,
    hasServerMessage: serverMessage !== '',
    detail: `${summary} ${status} ${statusText || (code ?? '')}`.trim(),
  };
}

/** Builds the failure of a response that breaks the contract. */
export function createContractFailure(
  status: number,
  detail: string,
  texts: FailureTexts,
): ContractFailure {
  return { kind: 'contract', status, message: fallbackMessage(texts), detail };
}

/** Parses the body as JSON. An empty body is the envelope of a call without data. */
const parseBody = (text: string): Result<unknown, string> => {
  try {
    return success(text === '' ? { success: true, data: null } : JSON.parse(text));
  } catch {
    return failed('The answer is not JSON.');
  }
};

interface Envelope {
  readonly success: unknown;
  readonly data?: unknown;
}

const isEnvelope = (body: unknown): body is Envelope =>
  typeof body === 'object' && body !== null && 'success' in body;

/** Returns true for a success without data. */
const isEmpty = ({ success: isSuccess, data }: Envelope): boolean =>
  isSuccess === true && (data ?? null) === null;

/** Parses the `data` of a response in an envelope by the call's schema (client-13). */
export function readEnvelope<Data>(
  call: FailureTexts & { readonly data: DataSchema<Data> },
  { status, bytes }: RawResponse,
): Result<Data, CallFailure> {
  const body = parseBody(new TextDecoder().decode(bytes));
  if (!body.ok) return failed(createContractFailure(status, body.failure, call));
  if (!isEnvelope(body.value)) {
    return failed(createContractFailure(status, 'The answer has no envelope.', call));
  }
  if (body.value.success === false) {
    return failed(createDomainFailure({ status, statusText: '', body: body.value }, call));
  }
  const data = call.data.safeParse(body.value.data);
  if (body.value.success !== true || !data.success) {
    const issues = data.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    const detail = issues?.join('; ') ?? 'success is neither true nor false';
    const notAsAgreed = `The answer's data is not as agreed: ${detail}`;
    const failure = createContractFailure(status, notAsAgreed, call);
    return failed({ ...failure, isEmpty: isEmpty(body.value) });
  }
  return success(data.data);
}
