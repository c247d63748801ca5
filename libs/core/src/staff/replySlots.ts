/** What a canned reply may leave to be filled in from the request where it is used (core/staff-3). */
export const replySlots = [
  'member.firstName',
  'request.reference',
  'request.subject',
  'staff.firstName',
] as const;
/** The name of a slot of a canned reply. */
export type ReplySlot = (typeof replySlots)[number];

/** What fills each slot. */
export type ReplyValues = Readonly<Record<ReplySlot, string>>;

const slotPattern = /\{([^{}]*)\}/g;

const isSlot = (name: string): name is ReplySlot =>
  replySlots.some((slot: string) => slot === name);

/** Returns the first slot of a text that is none of {@link replySlots}, with its braces, or null (core/staff-3). */
export function unknownSlot(text: string): string | null {
  const found = [...text.matchAll(slotPattern)].find(([, name = '']) => !isSlot(name));
  return found?.[0] ?? null;
}

/**
 * Returns the first known slot that is left in a text, with its braces, or null (core/staff-4).
 *
 * @param values - what may have filled slots of the text. Their own braces, as a subject's, are no slots.
 */
export function openSlot(text: string, values: readonly string[] = []): string | null {
  /** Whether the part of the text from an index to an end lies within a value. */
  const isOfValue = (index: number, end: number) =>
    values.some((value) => {
      const found = text.indexOf(value, Math.max(0, end - value.length));
      return found !== -1 && found <= index;
    });
  const open = [...text.matchAll(slotPattern)].find(
    ({ 0: slot, 1: name = '', index }) => isSlot(name) && !isOfValue(index, index + slot.length),
  );
  return open?.[0] ?? null;
}

/** Fills the known slots of a text. What a value itself has in braces stays as it is (core/staff-3). */
export function fillReply(text: string, values: ReplyValues): string {
  return text.replaceAll(slotPattern, (slot, name: string) => (isSlot(name) ? values[name] : slot));
}
