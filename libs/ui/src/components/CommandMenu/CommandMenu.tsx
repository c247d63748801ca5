import { Autocomplete } from '@base-ui/react/autocomplete';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { useRef, useState } from 'react';
import { useInertBeneath } from '../../behavior/useInertBeneath.ts';
import { SearchIcon } from '../../icons/navigationIcons.tsx';
import * as dialog from '../Dialog/Dialog.css.ts';
import { Kbd } from '../Kbd/Kbd.tsx';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './CommandMenu.css.ts';

/** One thing that can be done or opened. */
export type Command = {
  /** Tells it from all others of the menu. */
  id: string;
  /** Its name. */
  label: string;
  /** What tells it from others of that name. */
  detail?: string;
  /** The keys that do the same, as `Kbd` shows them. */
  keys?: readonly string[];
  /** Does or opens it, once the menu has closed. */
  onSelect: () => void;
};

/** Commands that belong together. */
export type CommandGroup = {
  /** What they have in common, different from the other groups. */
  label: string;
  commands: readonly Command[];
  /** Whether the commands are what a search found already, so that none is left out. */
  isFound?: boolean;
};

export type CommandMenuProps = {
  /** Whether it is shown. */
  open: boolean;
  /** The name of the menu and of its field. */
  label: string;
  /** What can be done, in the order to show. What is typed leaves out what has not all of its words. */
  groups: readonly CommandGroup[];
  /** Called with what is typed. The field is empty whenever the menu opens. */
  onSearch?: (text: string) => void;
  /** Whether a search is under way. */
  isLoading?: boolean;
  /** Called when it is to be closed. It stays open until `open` is false. */
  onClose: () => void;
};

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns the groups with the commands that have each typed word. */
function withWords(groups: readonly CommandGroup[], text: string) {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return groups
    .map(({ label, commands, isFound = false }) => ({
      label,
      items: commands.filter((command) => {
        const known = plain(`${label} ${command.label} ${command.detail ?? ''}`);
        return isFound || words.every((word) => known.includes(word));
      }),
    }))
    .filter(({ items }) => items.length > 0);
}

/**
 * A dialog that finds what can be done and opened by typing. Keyboard: type to search, arrows to go through what is found,
 * Enter to choose, Escape to close.
 */
export function CommandMenu(props: CommandMenuProps) {
  const { open, label, onClose } = props;
  const onFocus = useInertBeneath(open);
  const chosen = useRef<Command | null>(null);
  return (
    <BaseDialog.Root
      open={open}
      onOpenChange={() => onClose()}
      onOpenChangeComplete={(isOpen) => {
        const command = chosen.current;
        chosen.current = null;
        // Base UI returns the focus after this. A dialog that the command opens must return it there too.
        if (!isOpen && command !== null) setTimeout(command.onSelect);
      }}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={dialog.backdrop} />
        <BaseDialog.Popup className={styles.popup} onFocus={onFocus}>
          <BaseDialog.Title className={visuallyHidden}>{label}</BaseDialog.Title>
          <CommandSearch
            {...props}
            onChoose={(command) => {
              chosen.current = command;
              onClose();
            }}
          />
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

type CommandSearchProps = Omit<CommandMenuProps, 'open' | 'onClose'> & {
  /** Called with the chosen command. */
  onChoose: (command: Command) => void;
};

/** The field and the list of a command menu. */
export function CommandSearch(props: CommandSearchProps) {
  const { label, groups, onSearch, isLoading = false, onChoose } = props;
  const [text, setText] = useState('');
  const shown = withWords(groups, text);
  const count = shown.reduce((sum, { items }) => sum + items.length, 0);
  return (
    // Otherwise the list would insert a <style> element, blocked by the content policy.
    <CSPProvider disableStyleElements>
      <Autocomplete.Root
        inline
        open
        mode="none"
        autoHighlight="always"
        keepHighlight
        items={shown}
        value={text}
        itemToStringValue={(command: Command) => command.label}
        onValueChange={(typed, { reason }) => {
          if (reason === 'item-press') return;
          setText(typed);
          onSearch?.(typed);
        }}
      >
        <div className={styles.field}>
          <SearchIcon />
          <Autocomplete.Input
            aria-label={label}
            placeholder={label}
            className={styles.input}
            autoComplete="off"
          />
        </div>
        <Autocomplete.Status className={count === 0 || isLoading ? styles.status : styles.quiet}>
          {isLoading ? 'Searching...' : count === 0 ? 'Nothing found.' : ''}
        </Autocomplete.Status>
        <Autocomplete.List className={styles.list} aria-label={label}>
          {(group: (typeof shown)[number]) => (
            <Autocomplete.Group key={group.label} items={group.items} className={styles.group}>
              <Autocomplete.GroupLabel className={styles.groupLabel}>
                {group.label}
              </Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(command: Command) => (
                  <Autocomplete.Item
                    key={command.id}
                    value={command}
                    className={styles.command}
                    onClick={() => onChoose(command)}
                  >
                    <span className={styles.words}>
                      {command.label}{' '}
                      {command.detail === undefined ? null : (
                        <span className={styles.detail}>{command.detail}</span>
                      )}
                    </span>
                    {command.keys === undefined ? null : <Kbd keys={command.keys} />}
                  </Autocomplete.Item>
                )}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
      </Autocomplete.Root>
    </CSPProvider>
  );
}
