export { typedText } from '@parlour/contract/values';
export { BENEFIT_NOT_FOUND, EVENT_NOT_FOUND, REDEMPTION_FAILED } from './messages.ts';
export { staffHref } from './staffHref.ts';
export {
  isStaffHtml,
  isStaffLink,
  STAFF_HTML_ELEMENTS,
  STAFF_LINK_ATTRIBUTES,
} from './staffHtml.ts';
export { openingOf, summaryOf } from './summary.ts';
export { normalizeVendorType } from './vendorType.ts';
