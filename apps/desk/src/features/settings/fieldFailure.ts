/** Why something was not stored. */
export interface FieldFailure {
  /** The refused field; null where it is none of them. */
  readonly field: string | null;
  readonly message: string;
}
