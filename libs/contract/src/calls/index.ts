/** The calls of members and visitors, by feature. Each file holds the calls of one, and nothing else. */

export * as signIn from './signIn.ts';
export * as signOut from './signOut.ts';
export * as configuration from './configuration.ts';
export * as benefits from './benefits.ts';
export * as vendors from './vendors.ts';
export * as redemptions from './redemptions.ts';
export * as events from './events.ts';
export * as registrations from './registrations.ts';
export * as destinations from './destinations.ts';
export * as destinationDetail from './destinationDetail.ts';
export * as profile from './profile.ts';
export * as paymentMethods from './paymentMethods.ts';
export * as changeRequests from './changeRequests.ts';
export * as requests from './requests.ts';
export * as requestFiles from './requestFiles.ts';
export * as documents from './documents.ts';
export * as sessions from './sessions.ts';
export * as memberViews from './memberViews.ts';
export * as giftGuides from './giftGuides.ts';
export * as search from './search.ts';
export * as saved from './saved.ts';
export * as images from './images.ts';
export * as live from './live.ts';
