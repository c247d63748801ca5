import type { CardFailure, CardField } from '@parlour/core';

/** What the form says of a failure. */
export type ShownFailure = Pick<CardFailure, 'field' | 'message'>;

/** The sentence that stands under a field; undefined where the failure names another, or none. */
export const errorOf = (failure: ShownFailure | null, field: CardField): string | undefined =>
  failure?.field === field ? failure.message : undefined;
