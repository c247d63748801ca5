import type { ReactNode } from 'react';

/** One way to use a component or a pattern. */
export interface Example {
  /** What is right or wrong about it. It also says what is drawn, for who does not see it. */
  readonly text: string;
  /** Real components. The book shows them without any use of them. */
  readonly drawing: ReactNode;
}

/** A good and a bad way to do the same. */
export interface ExamplePair {
  readonly do: Example;
  readonly dont: Example;
  /** Whether each needs the whole width of a page. */
  readonly isWide?: boolean;
}

/** The handler of a control that is only drawn. */
export function nothing(): undefined {
  return undefined;
}
