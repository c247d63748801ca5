import { routes } from '@parlour/core';
import {
  Anchor,
  BellIcon,
  CalendarIcon,
  CompassIcon,
  HomeIcon,
  PersonIcon,
  useMediaQuery,
  useNoChanges,
} from '@parlour/ui';
import * as styles from './BottomBar.css.ts';
import { isCurrent } from './menu.ts';

export type BottomBarProps = {
  /** The path of the current page. */
  path: string;
  onRequest: () => void;
};

/** What a member on a phone opens most often, at the foot of the screen. The drawer has the rest. */
export function BottomBar({ path, onRequest }: BottomBarProps) {
  const link = (label: string, target: string, Icon: typeof HomeIcon) => (
    <Anchor
      href={target}
      className={styles.item}
      aria-current={isCurrent({ label, path: target }, path) ? 'page' : undefined}
    >
      <Icon />
      {label}
    </Anchor>
  );
  const noChanges = useNoChanges();
  return useMediaQuery(styles.narrow) ? (
    <nav aria-label="Shortcuts" className={styles.bar}>
      {link('Home', routes.dashboard.path, HomeIcon)}
      {link('Guides', routes.destinations.path, CompassIcon)}
      <button
        type="button"
        className={styles.item}
        disabled={noChanges !== undefined}
        title={noChanges}
        onClick={onRequest}
      >
        <BellIcon />
        Request
      </button>
      {link('Events', routes.events.path, CalendarIcon)}
      {link('Me', routes.profile.path, PersonIcon)}
    </nav>
  ) : null;
}
