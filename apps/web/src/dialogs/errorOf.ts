/** What stands against one field of a form. */
interface FieldError<Field extends string> {
  /** Null where no field is to blame. */
  readonly field: Field | null;
  readonly message: string;
}

/** The sentence that stands under a field of a form; undefined where nothing stands against it. */
export const errorOf = <Field extends string>(
  errors: readonly (FieldError<Field> | null)[],
  field: NoInfer<Field>,
): string | undefined => errors.find((error) => error?.field === field)?.message;
