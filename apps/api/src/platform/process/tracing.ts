/** What a span says besides its name: from lists that the code has, never what somebody sent. */
type SpanFacts = Readonly<Record<string, string | number>>;

/** A call under way, as a span. */
interface CallSpan {
  /** Runs what follows, whose own spans belong to this one. */
  run(follow: () => void): void;
  /** Ends the span. */
  end(name: string, facts: SpanFacts, isFailed: boolean): void;
}

/** The traces of the server: what it did, in spans that belong to each other. */
export interface Tracing {
  /**
   * Begins the span of a call.
   *
   * @param headers - those that may name the trace of who calls. Undefined where nobody may.
   */
  beginCall(headers: Readonly<Record<string, unknown>> | undefined): CallSpan;
  /** Runs a query in a span of its own, if it belongs to another span. */
  inQuery<Result>(verb: string, run: () => Promise<Result>): Promise<Result>;
  /** Sends what is left, and ends. */
  stop(): Promise<void>;
}
