// A module of its own, so that it loads apart from the rest of the library.
export { Notification as PageNotification } from '@parlour/ui';
