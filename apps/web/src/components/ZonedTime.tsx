export type ZonedTimeProps = {
  /** The time as text, already formatted for its zone. */
  children: string;
};

/**
 * A time in a named zone. The time zone data of a browser may differ from the server's, and hydration then keeps the
 * server's text (web/app/server-5).
 */
export function ZonedTime({ children }: ZonedTimeProps) {
  return <span suppressHydrationWarning>{children}</span>;
}
