export { Badge } from './components/Badge/Badge.tsx';
export { InlineAlert } from './components/InlineAlert/InlineAlert.tsx';
export { Breadcrumbs } from './components/Breadcrumbs/Breadcrumbs.tsx';
export { Button, type ButtonProps } from './components/Button/Button.tsx';
export { Card, type CardProps } from './components/Card/Card.tsx';
export { BrightScreen, type BrightScreenProps } from './components/BrightScreen/BrightScreen.tsx';
export { Carousel, type CarouselSlide } from './components/Carousel/Carousel.tsx';
export { Checkbox } from './components/Checkbox/Checkbox.tsx';
export { MentionField, type MentionOption } from './components/MentionField/MentionField.tsx';
export { OtpField } from './components/OtpField/OtpField.tsx';
export { Combobox, type ComboboxProps } from './components/Combobox/Combobox.tsx';
export type { ComboboxOption } from './parts/ComboboxResults.tsx';
export {
  type Command,
  type CommandGroup,
  CommandMenu,
  type CommandMenuProps,
} from './components/CommandMenu/CommandMenu.tsx';
export { ComboboxList } from './components/ComboboxList/ComboboxList.tsx';
export { ComposedGrid, type GridColumns } from './components/ComposedGrid/ComposedGrid.tsx';
export { Confirmation } from './components/Confirmation/Confirmation.tsx';
export { ConfirmDialog } from './components/ConfirmDialog/ConfirmDialog.tsx';
export { Container } from './components/Container/Container.tsx';
export {
  DataTable,
  type DataTableColumn,
  type DataTableColumns,
  type DataTableProps,
  type DataTableSort,
  focusedRow,
  focusNextRow,
} from './components/DataTable/DataTable.tsx';
export { type DataTableSelection } from './parts/SelectionBar.tsx';
export {
  DefinitionList,
  type DefinitionListProps,
} from './components/DefinitionList/DefinitionList.tsx';
export { Dialog, type DialogProps } from './components/Dialog/Dialog.tsx';
export { MaskedField } from './components/MaskedField/MaskedField.tsx';
export { type DiffRow, DiffView } from './components/DiffView/DiffView.tsx';
export { Drawer } from './components/Drawer/Drawer.tsx';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.tsx';
export { ErrorState } from './components/ErrorState/ErrorState.tsx';
export { Field } from './components/Field/Field.tsx';
export { FileField } from './components/FileField/FileField.tsx';
export { FocusPointField } from './components/FocusPointField/FocusPointField.tsx';
export { FilterBar } from './components/FilterBar/FilterBar.tsx';
export { CardGrid, Grid } from './components/Grid/Grid.tsx';
export {
  CheckIcon,
  ChevronDownIcon,
  ExpandIcon,
  HeartIcon,
  ShareIcon,
  StarIcon,
} from './icons/contentIcons.tsx';
export {
  ArrowDownIcon,
  ArrowUpIcon,
  BellIcon,
  CalendarIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  CloseIcon,
  CompassIcon,
  HomeIcon,
  MenuIcon,
  PersonIcon,
  SearchIcon,
} from './icons/navigationIcons.tsx';
export { IconButton } from './components/IconButton/IconButton.tsx';
export { InitialCover, type InitialCoverProps } from './components/InitialCover/InitialCover.tsx';
export { Kbd, type KbdProps } from './components/Kbd/Kbd.tsx';
export { LinkButton } from './components/LinkButton/LinkButton.tsx';
export {
  Anchor,
  type LinkComponentProps,
  LinkProvider,
} from './components/LinkProvider/LinkProvider.tsx';
export { Menu, type MenuProps } from './components/Menu/Menu.tsx';
export {
  ZonedDateTimeField,
  type ZonedDateTimeFieldValue,
} from './components/ZonedDateTimeField/ZonedDateTimeField.tsx';
export { NumberField } from './components/NumberField/NumberField.tsx';
export { PageHeading } from './components/PageHeading/PageHeading.tsx';
export { PaperSheet, type PaperSheetProps } from './components/PaperSheet/PaperSheet.tsx';
export { DateTimeField } from './components/DateTimeField/DateTimeField.tsx';
export { Picture, type PictureProps } from './components/Picture/Picture.tsx';
export { PictureViewer, type ViewedPicture } from './components/PictureViewer/PictureViewer.tsx';
export { Notification } from './components/Notification/Notification.tsx';
export { ProgressBar } from './components/ProgressBar/ProgressBar.tsx';
export { Prose } from './components/Prose/Prose.tsx';
export { RadioTiles } from './components/RadioTiles/RadioTiles.tsx';
export { ScrollToTop } from './components/ScrollToTop/ScrollToTop.tsx';
export { SectionHeading } from './components/SectionHeading/SectionHeading.tsx';
export { SegmentedChoice } from './components/SegmentedChoice/SegmentedChoice.tsx';
export { Select } from './components/Select/Select.tsx';
export { Skeleton } from './components/Skeleton/Skeleton.tsx';
export { SkipLink } from './components/SkipLink/SkipLink.tsx';
export { Spinner } from './components/Spinner/Spinner.tsx';
export { type Pane, SplitView, type SplitViewProps } from './components/SplitView/SplitView.tsx';
export { Stack, type StackProps } from './components/Stack/Stack.tsx';
export { TagField } from './components/TagField/TagField.tsx';
export { Tabs } from './components/Tabs/Tabs.tsx';
export { Text } from './components/Text/Text.tsx';
export { TextArea } from './components/TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './components/TextField/TextField.tsx';
export { TextLink } from './components/TextLink/TextLink.tsx';
export { SortableList, type SortableSection } from './components/SortableList/SortableList.tsx';
export { Snackbar } from './components/Snackbar/Snackbar.tsx';
export { type UploadItem, UploadList } from './components/UploadList/UploadList.tsx';
export { VisuallyHidden } from './components/VisuallyHidden/VisuallyHidden.tsx';
export { NoChanges, useNoChanges } from './behavior/NoChanges.tsx';
export { ReadOnlyFields } from './behavior/ReadOnlyFields.tsx';
export { focusHeading, headingAbove } from './behavior/focusHeading.ts';
export { useSnapStrip } from './behavior/useSnapStrip.ts';
export { usePrintTime } from './behavior/usePrintTime.ts';
export { useMediaQuery } from './behavior/useMediaQuery.ts';
export { whenPageIdle } from './behavior/whenPageIdle.ts';
