export {
  DEFAULT_CATEGORY,
  NO_EVENTS_FOUND,
  categoriesOf,
  type CategoryOf,
  chosenCategory,
  filterByCategory,
  groupByCategory,
  noBenefitsFound,
} from './categories.ts';
export {
  clubDay,
  dayInZone,
  eventDayParts,
  formatBirthday,
  formatDay,
  formatEventDay,
  formatMemberSince,
  nextDayStart,
} from './dates.ts';
export { formatOff, michelinLabel } from './labels.ts';
export { displayHost, telephoneHref, websiteHref } from './links.ts';
export { formatEventDate, formatEventTime, formatDateTime } from './dateTimes.ts';
export { PRICE_ON_REQUEST, formatPrice } from './price.ts';
export { slugify } from './slug.ts';
