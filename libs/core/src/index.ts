export {
  ALL_CATEGORIES,
  DEFAULT_CATEGORY,
  NO_EVENTS_FOUND,
  categoriesOf,
  filterByCategory,
  groupByCategory,
  noBenefitsFound,
  type CategoryGroup,
  type CategoryOf,
} from './catalog/categories.ts';
export {
  dayInZone,
  formatBirthday,
  formatDay,
  formatEventDate,
  formatEventDay,
  formatMemberSince,
  formatMoment,
} from './catalog/dates.ts';
export { formatOff, michelinLabel } from './catalog/labels.ts';
export { displayHost, websiteHref } from './catalog/links.ts';
export { PRICE_ON_REQUEST, currencySymbol, formatAmount, formatPrice } from './catalog/price.ts';
export { slugify, uniqueSlug } from './catalog/slug.ts';
export {
  CAROUSEL_SLIDES,
  carouselSlides,
  nextSlide,
  previousSlide,
  slideImage,
  type Slide,
} from './dashboard/carousel.ts';
export {
  DESTINATION_FETCH_LIMIT,
  FEATURED_BENEFITS,
  TRENDING_DESTINATIONS,
  UPCOMING_EVENTS,
  dashboardPicks,
  featuredBenefits,
  trendingDestinations,
  upcomingEvents,
  weekCount,
  type DashboardPicks,
  type DashboardSource,
} from './dashboard/picks.ts';
export {
  HOVER_PRELOAD_DELAY,
  isSlowConnection,
  preloadingPlan,
  type NetworkConnection,
  type Preload,
} from './dashboard/preloading.ts';
export { sample, seededRandom, type Random } from './dashboard/random.ts';
