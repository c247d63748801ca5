// The editor without its field: what converts and checks texts needs no styles.
export { createRichText, htmlOf } from './behavior/createRichText.ts';
