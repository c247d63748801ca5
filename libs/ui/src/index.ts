export { Badge, type BadgeProps } from './components/Badge/Badge.tsx';
export { InlineAlert, type InlineAlertProps } from './components/InlineAlert/InlineAlert.tsx';
export {
  type Breadcrumb,
  Breadcrumbs,
  type BreadcrumbsProps,
} from './components/Breadcrumbs/Breadcrumbs.tsx';
export {
  Button,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
} from './components/Button/Button.tsx';
export { Card, type CardProps } from './components/Card/Card.tsx';
export {
  Carousel,
  type CarouselProps,
  type CarouselSlide,
} from './components/Carousel/Carousel.tsx';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.tsx';
export { OtpField, type OtpFieldProps } from './components/OtpField/OtpField.tsx';
export {
  ConfirmDialog,
  type ConfirmDialogProps,
} from './components/ConfirmDialog/ConfirmDialog.tsx';
export { Container, type ContainerProps } from './components/Container/Container.tsx';
export {
  DefinitionList,
  type DefinitionListProps,
} from './components/DefinitionList/DefinitionList.tsx';
export { Dialog, type DialogProps } from './components/Dialog/Dialog.tsx';
export { MaskedField, type MaskedFieldProps } from './components/MaskedField/MaskedField.tsx';
export { Drawer, type DrawerProps } from './components/Drawer/Drawer.tsx';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './components/ErrorState/ErrorState.tsx';
export { Field, type FieldControl, type FieldProps } from './components/Field/Field.tsx';
export {
  type ChosenFile,
  FileField,
  type FileFieldProps,
} from './components/FileField/FileField.tsx';
export { FilterBar, type FilterBarProps } from './components/FilterBar/FilterBar.tsx';
export { CardGrid, type CardGridProps, Grid, type GridProps } from './components/Grid/Grid.tsx';
export {
  ArrowUpIcon,
  CalendarIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ClockIcon,
  CloseIcon,
  ExternalIcon,
  MenuIcon,
  MinusIcon,
  PlusIcon,
  SearchIcon,
  ShareIcon,
  StarIcon,
} from './components/Icon/Icon.tsx';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton.tsx';
export { LinkButton, type LinkButtonProps } from './components/LinkButton/LinkButton.tsx';
export {
  Anchor,
  type LinkComponentProps,
  LinkProvider,
  type LinkProviderProps,
  type LinkTarget,
} from './components/LinkProvider/LinkProvider.tsx';
export { NumberField, type NumberFieldProps } from './components/NumberField/NumberField.tsx';
export { PageHeading, type PageHeadingProps } from './components/PageHeading/PageHeading.tsx';
export {
  DateTimeField,
  type DateTimeFieldProps,
} from './components/DateTimeField/DateTimeField.tsx';
export { Picture, type PictureProps } from './components/Picture/Picture.tsx';
export { Notification, type NotificationProps } from './components/Notification/Notification.tsx';
export { ProgressBar, type ProgressBarProps } from './components/ProgressBar/ProgressBar.tsx';
export { Prose, type ProseProps } from './components/Prose/Prose.tsx';
export { ScrollToTop, type ScrollToTopProps } from './components/ScrollToTop/ScrollToTop.tsx';
export {
  SectionHeading,
  type SectionHeadingProps,
} from './components/SectionHeading/SectionHeading.tsx';
export { Select, type SelectOption, type SelectProps } from './components/Select/Select.tsx';
export { Skeleton, type SkeletonProps } from './components/Skeleton/Skeleton.tsx';
export { SkipLink, type SkipLinkProps } from './components/SkipLink/SkipLink.tsx';
export { Spinner, type SpinnerProps } from './components/Spinner/Spinner.tsx';
export { Stack, type StackProps } from './components/Stack/Stack.tsx';
export { Text, type TextProps } from './components/Text/Text.tsx';
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './components/TextField/TextField.tsx';
export { TextLink, type TextLinkProps } from './components/TextLink/TextLink.tsx';
export { Snackbar, type SnackbarProps } from './components/Snackbar/Snackbar.tsx';
export { VisuallyHidden } from './components/VisuallyHidden/VisuallyHidden.tsx';
export { ReadOnlyFields, type ReadOnlyFieldsProps } from './behavior/ReadOnlyFields.tsx';
export type { CloseReason } from './behavior/closeReason.ts';
export { focusHeading, headingAbove } from './behavior/focusHeading.ts';
