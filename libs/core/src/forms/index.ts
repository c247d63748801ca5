export { type FormFailure } from './formFailure.ts';
export { currentIssues, type FieldIssue } from './formIssues.ts';
