export { type DeskRouteName, deskRoutes } from './deskRoutes.ts';
export { matchDeskRoute, matchRoute, matchVisitorRoute } from './matchRoute.ts';
export {
  href,
  pathPattern,
  routes,
  type Route,
  type RouteName,
  type SharedRouteName,
} from './routes.ts';
