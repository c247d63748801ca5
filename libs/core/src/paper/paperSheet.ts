/** What a page prints: names, addresses, telephones, codes and days alone (core/paper-1). */
export interface PaperSheet {
  readonly title: string;
  /** What is known about the title. */
  readonly lines: readonly string[];
  readonly groups: readonly PaperGroup[];
}

/** Entries below one heading. */
export interface PaperGroup {
  /** Null where the title says it. */
  readonly heading: string | null;
  readonly entries: readonly PaperEntry[];
}

/** One thing that belongs together, so that no end of a page parts it. */
export interface PaperEntry {
  readonly name: string;
  readonly lines: readonly string[];
}

/** Returns the lines that say something. */
export function writtenLines(lines: readonly (string | null | undefined)[]): readonly string[] {
  return lines.map((line) => line?.trim() ?? '').filter((line) => line !== '');
}

/** Returns a group, or none if it has no entries. */
export function groupOf(
  heading: string | null,
  entries: readonly PaperEntry[],
): readonly PaperGroup[] {
  return entries.length === 0 ? [] : [{ heading, entries }];
}
