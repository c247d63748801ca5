export { readAmount, writeAmount } from './amounts.ts';
export { nextDay } from './dateTimes.ts';
export { type DateOrder, dateOrderOf, isAmbiguousDate, isSerialDay, readDate } from './dates.ts';
export { protectFormula, unprotectFormula } from './formulas.ts';
export {
  identifyingColumn,
  importColumns,
  isKeyField,
  memberStatuses,
  type MemberStatus,
  REFUSED_HEADER,
  secondColumn,
  substituteColumn,
  tableKinds,
  usualValues,
  usualWords,
} from './importColumns.ts';
export { readMemberName, readMemberStatus } from './memberWords.ts';
export { joinList, splitList, splitNames } from './lists.ts';
export { type MemberBody, memberFields, type ParsedMember, parseMember } from './memberFields.ts';
export {
  type ParsedPicture,
  parsePicture,
  type PictureBody,
  pictureFields,
} from './pictureFields.ts';
export { type CellReading, readCells, readCellsOf, type RowValues } from './readCells.ts';
export { isIdentifyingHeader, suggestFields, type ColumnFacts } from './suggestField.ts';
export { joinCells } from './joinCells.ts';
export { isKnownWord, isWordField, suggestWord, wordsOf } from './knownValues.ts';
export { writeCell } from './writeCells.ts';
