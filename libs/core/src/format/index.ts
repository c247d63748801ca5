export {
  DEFAULT_CATEGORY,
  categoriesOf,
  type CategoryOf,
  chosenCategory,
  filterByCategory,
  groupByCategory,
  noBenefitsFound,
} from './categories.ts';
export { NO_BENEFITS_FOUND, NO_EVENTS_FOUND } from './emptyLists.ts';
export {
  clubDay,
  dayInZone,
  eventDayParts,
  formatDay,
  formatPlainDay,
  formatEventDay,
  formatTimeOfDay,
} from './dates.ts';
export { nextDayStart } from './nextDay.ts';
export { formatBirthday, formatMemberSince } from './profileDates.ts';
export { formatOff, michelinLabel } from './labels.ts';
export { displayHost, isPictureUrl, placeRoute, websiteHref } from './links.ts';
export { telephoneHref } from './telephone.ts';
export { formatEventDate, formatEventTime, formatDateTime } from './dateTimes.ts';
export { type WholeDays, wholeDaysOf } from './wholeDays.ts';
export { currencyDecimals, toMajorUnits, toMinorUnits } from './minorUnits.ts';
export { PRICE_ON_REQUEST, formatPrice } from './price.ts';
export { priceIssues } from './priceIssues.ts';
export { shownSubject } from './shownSubject.ts';
export { isSlug, slugify, uniqueSlug, vendorSlug } from './slug.ts';
export {
  instantOfLocal,
  isKnownZone,
  LOCAL_TIME_TWICE,
  type LocalInstant,
  type LocalTime,
  localOfInstant,
  NO_SUCH_LOCAL_TIME,
  offsetAt,
} from './zonedTime.ts';
