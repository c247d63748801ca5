import type { Macro, MacroMove, NewMacro } from '@parlour/contract/staff';

/** A macro as it is typed. */
export interface MacroDraft {
  readonly title: string;
  /** In their order, each once. */
  readonly moves: readonly MacroMove[];
  /** The typed digits, or empty. */
  readonly snoozeDays: string;
  readonly text: string;
  readonly tags: readonly string[];
}

/** A macro before anything is typed. */
export const emptyMacro: MacroDraft = {
  title: '',
  moves: [],
  snoozeDays: '',
  text: '',
  tags: [],
};

/** Returns a stored macro, to be changed. */
export function draftOf({ title, moves, snoozeDays, text, tags }: Macro): MacroDraft {
  return {
    title,
    moves: [...new Set(moves)],
    snoozeDays: snoozeDays === null ? '' : String(snoozeDays),
    text: text ?? '',
    tags,
  };
}

/** Returns what is stored of a draft. The days of a snooze that was removed are not. */
export function macroOf({ title, moves, snoozeDays, text, tags }: MacroDraft): NewMacro {
  const isSnoozed = moves.includes('snooze') && snoozeDays !== '';
  return {
    title: title.trim(),
    moves: [...moves],
    snoozeDays: isSnoozed ? Number(snoozeDays) : null,
    text: text.trim() === '' ? null : text.trim(),
    tags: [...tags],
  };
}
