export { carouselSlides, nextSlide, previousSlide, slideImage, type Slide } from './carousel.ts';
export { featuredEvent, UPCOMING_EVENTS, type EventToFeature } from './featuredEvent.ts';
export { DESTINATION_FETCH_LIMIT, selectFeaturedItems } from './featuredItems.ts';
export { nextForMember, type NextForMember, type OwnItemLists } from './nextForMember.ts';
