import type { Meta } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import {
  Badge,
  InlineAlert,
  Button,
  Card,
  CardGrid,
  Container,
  FilterBar,
  PageHeading,
  Picture,
  SectionHeading,
  Stack,
} from '../index.ts';
import { dusk, morning } from '../stories/scene.ts';
import { ColorTable, OutlinePairTable, TextPairTable } from './Colors.tsx';
import { BorderTable, DurationTable, EasingTable, ShadowTable } from './Effects.tsx';
import { IconTable } from './Icons.tsx';
import {
  BreakpointTable,
  ControlHeightTable,
  FontTable,
  LayerTable,
  PictureRatioTable,
  RadiusTable,
  SpaceTable,
  TypeTable,
  WideCellTable,
  WidthTable,
} from './Scales.tsx';

/** The tables of the written pages, and the components together on a page. */
const meta = {
  title: 'Tables',
  // The written pages show them.
  tags: ['proof'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

export const Colors = { render: () => <ColorTable /> };
export const Pairs = {
  render: () => (
    <>
      <TextPairTable />
      <OutlinePairTable />
    </>
  ),
};
export const Type = {
  render: () => (
    <>
      <FontTable />
      <TypeTable />
    </>
  ),
};
export const Scales = {
  render: () => (
    <>
      <SpaceTable />
      <RadiusTable />
      <ControlHeightTable />
      <WidthTable />
      <BreakpointTable />
      <DurationTable />
      <LayerTable />
    </>
  ),
};
export const Effects = {
  render: () => (
    <>
      <ShadowTable />
      <BorderTable />
      <EasingTable />
    </>
  ),
};
export const Pictures = {
  render: () => (
    <>
      <PictureRatioTable />
      <WideCellTable />
    </>
  ),
};
export const Icons = { render: () => <IconTable /> };

const benefits = [
  { title: 'A third night at the Casa do Mirante', eyebrow: 'Hotels', meta: '20% off' },
  { title: 'The corner table at Lume', eyebrow: 'Dining', meta: 'A glass on arrival' },
  { title: 'An hour in the salt rooms', eyebrow: 'Wellness', meta: '$75 off' },
  { title: 'The archive after closing', eyebrow: 'Culture', meta: 'Complimentary' },
];

/** The components together on a page. */
export const Together = {
  tags: ['!proof'],
  render: () => (
    <main>
      <Container>
        <Stack gap={10}>
          <PageHeading
            eyebrow="The club"
            title="Member Benefits"
            intro="Offers kept for members: a room held back, a table by the window, a door that opens after hours."
            actions={<Button onClick={fn()}>Submit a Request</Button>}
          />
          <InlineAlert action={{ label: 'Try Again', onAction: fn() }}>
            The latest could not be loaded. Cached data is shown.
          </InlineAlert>
          <FilterBar
            label="Category"
            value="ALL"
            onChange={fn()}
            options={['ALL', 'Hotels', 'Dining', 'Wellness', 'Culture'].map((value) => ({
              value,
              label: value === 'ALL' ? 'All' : value,
            }))}
          />
          <Stack gap={6}>
            <SectionHeading
              title="Featured Benefits"
              action={{ label: 'View All', href: '#benefits' }}
            />
            <CardGrid columns={4}>
              {benefits.map((benefit, index) => (
                <Card
                  key={benefit.title}
                  {...benefit}
                  href="#benefit"
                  text="Stay two nights above the Tagus and the third is with our compliments."
                  media={<Picture {...(index % 2 ? morning : dusk)} alt="" ratio="landscape" />}
                  badge={index === 0 ? <Badge>New</Badge> : undefined}
                />
              ))}
            </CardGrid>
          </Stack>
        </Stack>
      </Container>
    </main>
  ),
};
