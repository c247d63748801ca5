/** A response with its envelope parsed. */
export interface TestResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly body: {
    readonly success: boolean;
    readonly data: unknown;
    readonly message?: string;
    readonly code?: string;
    readonly field?: string;
    readonly requestId?: string;
  };
}
