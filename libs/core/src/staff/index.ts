export { changeTags } from './changeTags.ts';
export { macroIssue, type MacroIssue, moveOfText } from './macros.ts';
export { mayDo } from './permissions.ts';
export {
  fillReply,
  openSlot,
  replySlots,
  type ReplySlot,
  type ReplyValues,
  unknownSlot,
} from './replySlots.ts';
