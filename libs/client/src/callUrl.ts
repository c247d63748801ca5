import { ALL_CATEGORIES, type Call } from '@parlour/contract';

/** The parts of a call's input that its URL contains. */
export interface UrlInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
}

const isSent = (name: string, value: unknown): value is string | number | boolean => {
  if (name === 'category' && value === ALL_CATEGORIES) return false;
  if (typeof value === 'string') return value !== '';
  return typeof value === 'number' || typeof value === 'boolean';
};

/** Browsers resolve these even when encoded, and would call another path. */
const isDotSegment = (value: string): boolean => value === '.' || value === '..';

const pathOf = (call: Call, params: UrlInput['params'] = {}): string | null => {
  let isComplete = true;
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (typeof value !== 'string' || value === '' || isDotSegment(value)) {
      isComplete = false;
      return '';
    }
    return encodeURIComponent(value);
  });
  return isComplete ? path : null;
};

/**
 * Returns the path and query of a call, without a host. It omits query parameters that are absent, empty or the category `ALL`.
 * @param referral sent as `ref`, null for none
 * @returns null when a path parameter is missing or would lead to another path
 */
export function callUrlOf(
  call: Call,
  { params, query = {} }: UrlInput,
  referral: string | null,
): string | null {
  const path = pathOf(call, params);
  if (path === null) return null;
  const search = new URLSearchParams(call.fixedQuery);
  for (const [name, value] of Object.entries(query)) {
    if (isSent(name, value)) search.set(name, String(value));
  }
  if (referral !== null && referral !== '') search.set('ref', referral);
  return search.size === 0 ? path : `${path}?${search}`;
}
