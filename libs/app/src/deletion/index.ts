export { DeleteConfirmDialog } from './DeleteConfirmDialog.tsx';
export { ItemList, type ItemListProps } from './ItemList.tsx';
export { list } from './ItemList.css.ts';
export { type DeletionControl, useDeletion } from './useDeletion.ts';
