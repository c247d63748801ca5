const SCHEME = 'bearer ';

/** Returns the token of an `Authorization` header. Undefined for another scheme. */
export function bearerOf(header: string | undefined): string | undefined {
  return header?.slice(0, SCHEME.length).toLowerCase() === SCHEME
    ? header.slice(SCHEME.length).trim()
    : undefined;
}
