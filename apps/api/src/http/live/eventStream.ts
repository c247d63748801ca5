import type { ServerResponse } from 'node:http';

/** The headers of a stream of server-sent events. The second tells nginx to pass on each event at once. */
export const eventStreamHeaders = {
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
  'content-type': 'text/event-stream; charset=utf-8',
} as const;

/** Serializes a server-sent event. */
export function eventText(event: string, data: object): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** A comment of a stream, which readers ignore. */
export const COMMENT = ':\n\n';

/** Writes to a stream. A client that reads too slowly loses it: its next stream begins with reading everything anew. */
export function writeOrClose(response: ServerResponse, text: string): void {
  if (!response.write(text)) response.destroy();
}

/** Ends a stream. One with unsent bytes is cut off, since its client may never read them. */
export function endStream(response: ServerResponse): void {
  if (response.writableLength > 0) response.destroy();
  else response.end();
}
