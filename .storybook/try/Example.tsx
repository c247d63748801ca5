import { createSampleClub } from '@parlour/sample-club';
import { Button, NumberField, SectionHeading, Stack, Text } from '@parlour/ui';
import { useState } from 'react';

const { events } = createSampleClub({ today: '2031-05-01' });

export function Example() {
  const [guests, setGuests] = useState('2');
  return (
    <Stack>
      <SectionHeading title={events[0]?.title ?? 'An evening'} />
      <Text>{events[0]?.location}</Text>
      <NumberField label="Guests" value={guests} onChange={setGuests} min={1} max={12} />
      <Button>Reserve</Button>
    </Stack>
  );
}
