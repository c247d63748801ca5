export { mayDo } from './permissions.ts';
