import { CSPProvider } from '@base-ui/react/csp-provider';
import { Menu as BaseMenu } from '@base-ui/react/menu';
import type { ReactNode, Ref } from 'react';
import { CheckIcon, ChevronDownIcon } from '../../icons/contentIcons.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
import * as styles from './Menu.css.ts';

export type MenuProps = {
  /** What can be done here, on the button. */
  label: string;
  /** The actions in their order. */
  items: readonly {
    /** Tells it from the others, which may have the same name. */
    id: string;
    label: string;
    /** The key that does the same, such as `a`. */
    shortcut?: string;
    disabled?: boolean;
    /** Whether what it names is on. Pressing it turns that, and the list remains open. Absent for an action. */
    isChecked?: boolean;
    onSelect: () => void;
  }[];
  /** Not possible now. */
  disabled?: boolean;
  /** One of the icons, shown in place of the label, where the button is one of many. */
  icon?: ReactNode;
  /** The button element. */
  ref?: Ref<HTMLButtonElement>;
};

const propsOf = ({
  label,
  shortcut,
  disabled,
  isChecked,
  onSelect,
}: MenuProps['items'][number]) => ({
  className: styles.item,
  label,
  disabled,
  'aria-keyshortcuts': shortcut,
  onClick: onSelect,
  children: (
    <>
      {isChecked === undefined ? (
        label
      ) : (
        <span className={styles.checkable}>
          <span className={styles.mark}>{isChecked ? <CheckIcon /> : null}</span>
          {label}
        </span>
      )}
      {shortcut === undefined ? null : (
        <span aria-hidden="true">
          <Kbd keys={[shortcut]} />
        </span>
      )}
    </>
  ),
});

/** A button that opens a list of actions. Keyboard: arrows, Home, End, typing the first letters, Enter, Escape. */
export function Menu({ label, items, disabled = false, icon, ref }: MenuProps) {
  return (
    // Otherwise the list would insert a <style> element, blocked by the content policy.
    <CSPProvider disableStyleElements>
      <BaseMenu.Root disabled={disabled}>
        <BaseMenu.Trigger
          ref={ref}
          className={icon === undefined ? styles.trigger : styles.iconTrigger}
          aria-label={icon === undefined ? undefined : label}
        >
          {icon ?? (
            <>
              {label}
              <ChevronDownIcon />
            </>
          )}
        </BaseMenu.Trigger>
        <BaseMenu.Portal>
          <BaseMenu.Positioner className={styles.positioner} align="end" sideOffset={4}>
            <BaseMenu.Popup className={styles.popup}>
              {items.map((item) =>
                item.isChecked === undefined ? (
                  <BaseMenu.Item key={item.id} {...propsOf(item)} />
                ) : (
                  <BaseMenu.CheckboxItem
                    key={item.id}
                    {...propsOf(item)}
                    checked={item.isChecked}
                  />
                ),
              )}
            </BaseMenu.Popup>
          </BaseMenu.Positioner>
        </BaseMenu.Portal>
      </BaseMenu.Root>
    </CSPProvider>
  );
}
