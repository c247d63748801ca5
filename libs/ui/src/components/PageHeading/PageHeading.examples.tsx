import type { ExamplePair } from '../../stories/examples.ts';
import { Button } from '../Button/Button.tsx';
import { PageHeading } from './PageHeading.tsx';

export const examples: readonly ExamplePair[] = [
  {
    do: {
      text: 'The name of the page as in the menu, and one or two sentences on what is here.',
      drawing: (
        <PageHeading
          title="Member Benefits"
          intro="A room held back, a table by the window, a door that opens after hours."
        />
      ),
    },
    dont: {
      text: 'A welcome. It is not in the menu, and does not say what is here.',
      drawing: (
        <PageHeading
          title="Welcome to your exclusive benefits portal!"
          intro="We are so happy to see you again."
        />
      ),
    },
  },
  {
    do: {
      text: 'One main button.',
      drawing: <PageHeading title="Events" actions={<Button>Submit a Request</Button>} />,
    },
    dont: {
      text: 'All that can be done. On a phone the page begins below them.',
      drawing: (
        <PageHeading
          title="Events"
          actions={
            <>
              <Button>Submit a Request</Button>
              <Button variant="secondary">Share</Button>
              <Button variant="secondary">Print</Button>
              <Button variant="secondary">Subscribe</Button>
            </>
          }
        />
      ),
    },
  },
];
