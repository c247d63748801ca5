const unseen = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*$/u;

/** Whether a text shows nothing at all: it is empty, or of blanks and of characters that have no width. */
export const isNothingToSee = (text: string): boolean => unseen.test(text);
