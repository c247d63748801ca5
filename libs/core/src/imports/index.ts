export { readAmount, writeAmount } from './amounts.ts';
export { type DateOrder, dateOrderOf, isAmbiguousDate, readDate } from './dates.ts';
export { protectFormula, unprotectFormula } from './formulas.ts';
export {
  identifyingColumn,
  importColumns,
  memberStatuses,
  type MemberStatus,
  substituteColumn,
  tableKinds,
} from './importColumns.ts';
export { readMemberName, readMemberStatus } from './memberWords.ts';
export { joinList, splitList } from './lists.ts';
export { type MemberBody, memberFields, type ParsedMember, parseMember } from './memberFields.ts';
export {
  type ParsedPicture,
  parsePicture,
  type PictureBody,
  pictureFields,
} from './pictureFields.ts';
export { type CellReading, readCells, readCellsOf, type RowValues } from './readCells.ts';
export { suggestFields } from './suggestField.ts';
export { writeCell } from './writeCells.ts';
