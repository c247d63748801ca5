/** What is typed for a person of staff. */
export type PersonDraft = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
};
