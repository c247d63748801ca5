import { Badge, Stack, Text } from '@parlour/ui';
import { stateWords } from './copy.ts';

export type StateBadgesProps = {
  /** What is known of the item. */
  item: Parameters<typeof stateWords>[0];
  /** The club's time zone, an IANA name. */
  timeZone: string;
};

/** What members see of an item, and what waits, in badges. Why it could not go live is below them. */
export function StateBadges({ item, timeZone }: StateBadgesProps) {
  return (
    <Stack gap={1}>
      <Stack direction="row" gap={2}>
        {stateWords(item, timeZone).map(({ label, tone }) => (
          <Badge key={label} tone={tone}>
            {label}
          </Badge>
        ))}
      </Stack>
      {item.issue === null ? null : (
        <Text size="small" tone="critical">
          {item.issue}
        </Text>
      )}
    </Stack>
  );
}
