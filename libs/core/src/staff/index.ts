export {
  apiKeyState,
  isKeyEnd,
  isKeyPermission,
  keyEndOf,
  type KeyLife,
  keyFailure,
  type KeyFailure,
} from './apiKeys.ts';
export { changeTags } from './changeTags.ts';
export {
  type AccentColors,
  accentGrounds,
  accentNotes,
  accentOf,
  accentStyleSheet,
  contrastOf,
  isColor,
  leastContrastOf,
} from './accent.ts';
export {
  currencyOfLanguage,
  findListed,
  type ListedChoice,
  type ListedKind,
  listedValue,
} from './listedChoices.ts';
export { mentionedIn, type NotePart, noteParts, referencesIn } from './mentions.ts';
export { mayDo } from './permissions.ts';
export {
  fillReply,
  openSlot,
  replySlots,
  type ReplySlot,
  type ReplyValues,
  unknownSlot,
} from './replySlots.ts';
export {
  type AgendaDay,
  agendaDays,
  type AgendaLine,
  type AgendaPart,
  type AgendaWindow,
  agendaWindow,
  stepAgenda,
} from './agenda.ts';
export { csvTable } from './csvTable.ts';
export { durationInWords } from './durations.ts';
export { parseWrittenTime, type WrittenTime } from './writtenTime.ts';
