// A module of its own, so that it loads apart from the rest of the library.
export { ScrollToTop } from '@parlour/ui';
