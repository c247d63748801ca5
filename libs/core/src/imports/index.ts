export { readAmount, writeAmount } from './amounts.ts';
export { type DateOrder, dateOrderOf, isAmbiguousDate, readDate } from './dates.ts';
export { protectFormula, unprotectFormula } from './formulas.ts';
export {
  identifyingColumn,
  importColumns,
  memberStatuses,
  type MemberStatus,
  tableKinds,
} from './importColumns.ts';
export { joinList, splitList } from './lists.ts';
export { type MemberBody, memberFields, type ParsedMember, parseMember } from './memberFields.ts';
export { readCells, type RowValues } from './readCells.ts';
export { suggestFields } from './suggestField.ts';
export { writeCell } from './writeCells.ts';
