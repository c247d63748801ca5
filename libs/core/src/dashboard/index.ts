export { carouselSlides, nextSlide, previousSlide, slideImage, type Slide } from './carousel.ts';
export { DESTINATION_FETCH_LIMIT, UPCOMING_EVENTS, selectFeaturedItems } from './featuredItems.ts';
export { nextForMember, type NextForMember } from './nextForMember.ts';
