/** How a field is entered: one line, free text, `YYYY-MM-DD`, `HH:MM`, a whole number, or a choice. */
export type FormFieldControl =
  | {
      /** How the field is entered. */
      readonly kind: 'line' | 'text' | 'date' | 'time';
    }
  | {
      /** How the field is entered. */
      readonly kind: 'count';
      /** The lowest number. */
      readonly minimum: number;
      /** The highest number. */
      readonly maximum: number;
    }
  | {
      /** How the field is entered. */
      readonly kind: 'choice';
      /** What can be chosen, in its order. */
      readonly options: readonly string[];
    };

/** One field of a form. */
export type FormField<Name extends string = string> = FormFieldControl & {
  /** Its key in the draft. */
  readonly name: Name;
  /** How members know it. */
  readonly label: string;
  /** Whether the form can't be sent without it. */
  readonly isRequired: boolean;
};
