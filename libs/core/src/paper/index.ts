export { paperSheetOf, type PaperSubject } from './paperSheetOf.ts';
