/** Whether the page was opened in this way, such as by a reload. */
export function isOpenedBy(type: NavigationTimingType): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((visit) => 'type' in visit && visit.type === type);
}
