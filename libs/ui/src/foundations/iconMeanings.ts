import type * as contentIcons from '../icons/contentIcons.tsx';
import type * as editorIcons from '../icons/editorIcons.tsx';
import type * as navigationIcons from '../icons/navigationIcons.tsx';

type IconName = keyof typeof contentIcons | keyof typeof editorIcons | keyof typeof navigationIcons;

/** What each icon means in the apps, and where it is. */
export const iconMeanings: Readonly<Record<IconName, string>> = {
  ArrowDownIcon:
    'Down: one place down in a list. An order of a table from the greatest looks the same.',
  ArrowUpIcon:
    'Up: to the top of the page, one place up in a list, or an order from the least. A table turns it over for an order from the greatest.',
  BellIcon: 'A request to the concierge, in the bar of a phone.',
  BoldIcon: 'Bold text, in the editor.',
  BulletedListIcon: 'A list, in the editor.',
  CalendarIcon: 'Events, in the bar of a phone.',
  CheckIcon: 'What is chosen, registered, copied or sent.',
  ChevronDownIcon: 'Opens a list, a menu or more of a page.',
  ChevronLeftIcon: 'Back, the previous slide, and earlier choices.',
  ChevronRightIcon: 'The next slide, and more choices.',
  CloseIcon: 'Closes, and takes one entry out of a list or a choice.',
  CompassIcon: 'Destination guides, in the bar of a phone.',
  ExpandIcon: 'Shows a picture on the full screen.',
  ExternalIcon: 'A link that leads to another site.',
  HandleIcon: 'Moves a row of a list.',
  HeadingIcon: 'A heading, in the editor.',
  HeartIcon: 'Saves something. It is filled once it is saved.',
  HomeIcon: 'The dashboard, in the bar of a phone.',
  ItalicIcon: 'Italic text, in the editor.',
  LinkIcon: 'A link in a text, in the editor.',
  MenuIcon: 'Opens the menu.',
  MinusIcon: 'One less.',
  NumberedListIcon: 'A list with numbers, in the editor.',
  PersonIcon: "The member's own profile, in the bar of a phone.",
  PlusIcon: 'One more.',
  QuoteIcon: 'A quote, in the editor.',
  RedoIcon: 'Does again what was undone, in the editor.',
  SearchIcon: 'Opens the search.',
  ShareIcon: 'Shares a page.',
  StarIcon: 'A Michelin star of a restaurant.',
  SubheadingIcon: 'A heading below a heading, in the editor.',
  UndoIcon: 'Undoes the last change, in the editor.',
};
