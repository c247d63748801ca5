const invisible = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*$/u;

/** Whether a text shows nothing: it is empty or contains only whitespace and invisible characters. */
export function isBlank(text: string): boolean {
  return invisible.test(text);
}
