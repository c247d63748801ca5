import { useClient } from '@parlour/app/data-layout';
import { isSearchText } from '@parlour/contract';
import { deskRoutes } from '@parlour/core/routes';
import { type CommandGroup, CommandMenu } from '@parlour/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { foundCommands } from './foundCommands.ts';
import { staffSearchQuery } from './staffSearch.ts';

/** Milliseconds without typing before a search. */
const PAUSE = 250;

export type DeskCommandsProps = {
  /** Whether the menu is shown. */
  isOpen: boolean;
  /** The pages that this member of staff may open, by area. */
  menu: readonly {
    readonly label: string;
    readonly pages: readonly { readonly label: string; readonly path: string }[];
  }[];
  /** What the open page offers. */
  ofPage: readonly CommandGroup[];
  /** Closes the menu. */
  onClose: () => void;
};

/** Goes to any page, finds what the search over everything finds, and does what the open page offers (`desk/search-8`). */
export function DeskCommands({ isOpen, menu, ofPage, onClose }: DeskCommandsProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [text, setText] = useState('');
  const wanted = typed.trim();
  useEffect(() => {
    const timer = setTimeout(() => setText(wanted), PAUSE);
    return () => clearTimeout(timer);
  }, [wanted]);
  const isSearch = isOpen && isSearchText(wanted);
  const query = useQuery({
    ...staffSearchQuery(useClient(), text),
    enabled: isSearch && isSearchText(text),
    placeholderData: keepPreviousData,
  });
  const open = (path: string) => void navigate(path);
  const pages = menu.flatMap((area) =>
    area.pages.map(({ label, path }) => ({
      id: path,
      label,
      ...(area.label === label ? {} : { detail: area.label }),
      onSelect: () => open(path),
    })),
  );
  const account = {
    id: deskRoutes.account.path,
    label: 'Account',
    onSelect: () => open(deskRoutes.account.path),
  };
  // What was found by other words must not be chosen in place of what these find.
  const isFound = text === wanted && !query.isPlaceholderData;
  const found =
    isSearch && query.data !== undefined ? foundCommands(query.data, open, isFound) : [];
  return (
    <CommandMenu
      open={isOpen}
      label="Go to, search or do"
      groups={[...ofPage, { label: 'Go to', commands: [...pages, account] }, ...found]}
      onSearch={setTyped}
      isLoading={isSearch && (text !== wanted || query.isFetching)}
      onClose={() => {
        setTyped('');
        onClose();
      }}
    />
  );
}
