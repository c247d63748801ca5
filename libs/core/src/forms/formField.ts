/** How a field is entered: one line, free text, `YYYY-MM-DD`, `HH:MM`, a whole number, or a choice. */
export type FormFieldControl =
  | { readonly kind: 'line' | 'text' | 'date' | 'time' }
  | { readonly kind: 'count'; readonly minimum: number; readonly maximum: number }
  | { readonly kind: 'choice'; readonly options: readonly string[] };

/** One field of a form. `name` is its key in the draft. */
export type FormField<Name extends string = string> = FormFieldControl & {
  readonly name: Name;
  readonly label: string;
  readonly isRequired: boolean;
};
