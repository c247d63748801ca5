import { Button, DefinitionList, Dialog } from '@parlour/ui';

export type KeyListProps = {
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
};

const keys = [
  { label: 'j, k', value: 'Next and previous request of the queue' },
  { label: 'Enter', value: 'Open the request' },
  { label: 'c', value: 'Enter a request for a member' },
  { label: '/', value: 'Search' },
  { label: 'r', value: 'Write a message to the member' },
  { label: 'n', value: 'Write an internal note' },
  { label: '?', value: 'Show these keys' },
] as const;

/** The button that lists the keys of the desk, and the list (`DKR4`). */
export function KeyList({ isOpen, onOpen, onClose }: KeyListProps) {
  return (
    <>
      <Button variant="quiet" size="small" onClick={onOpen}>
        Keys
      </Button>
      <Dialog open={isOpen} title="Keys" onClose={onClose}>
        <DefinitionList items={keys} />
      </Dialog>
    </>
  );
}
