import { accentGrounds, accentNotes, accentOf } from '@parlour/core/staff';
import {
  Button,
  FileField,
  InlineAlert,
  SectionHeading,
  Stack,
  Text,
  TextField,
} from '@parlour/ui';
import { useId } from 'react';
import type { FieldFailure } from '../../app/fieldFailure.ts';
import * as styles from './LookView.css.ts';

export type LookViewProps = {
  /** The club's name, shown where there is no logo. */
  clubName: string;
  /** The path of the logo. Null without one. */
  logoUrl: string | null;
  /** The accent as it is typed. Empty for that of the app. */
  accent: string;
  /** What is under way. Null for nothing. */
  pending: 'logo' | 'accent' | null;
  /** Whether the accent was saved, and nothing was typed since. */
  isSaved: boolean;
  /** Why it was not done. */
  failure: FieldFailure | null;
  /** Stores a chosen file as the logo. */
  onLogo: (file: File) => void;
  /** Shows the name again. */
  onRemoveLogo: () => void;
  /** Takes what is typed. */
  onAccent: (text: string) => void;
  /** Saves the accent. */
  onSave: () => void;
};

/** The logo and the accent of the club (`desk/settings-4`, `desk/settings-5`). */
export function LookView(props: LookViewProps) {
  const { clubName, logoUrl, accent, pending, isSaved, failure } = props;
  const id = useId();
  const errorOf = (field: string) => (failure?.field === field ? failure.message : undefined);
  const isOther = failure !== null && failure.field !== 'file' && failure.field !== 'accent';
  return (
    <section aria-labelledby={id}>
      <Stack gap={5}>
        <SectionHeading id={id} title="Logo and accent" />
        {logoUrl === null ? null : (
          <Stack direction="row" align="start" gap={4}>
            <img src={logoUrl} alt={`The logo of ${clubName}`} />
            <Button
              variant="secondary"
              size="small"
              isPending={pending === 'logo'}
              pendingLabel="Working..."
              onClick={props.onRemoveLogo}
            >
              Remove Logo
            </Button>
          </Stack>
        )}
        <FileField
          label="Logo"
          hint="A PNG, JPEG or WebP of at most 512 KB, shown 40 pixels high in place of the name."
          error={errorOf('file')}
          accept=".png,.jpg,.jpeg,.webp"
          chosen={null}
          disabled={pending !== null}
          onChoose={props.onLogo}
          onRemove={props.onRemoveLogo}
        />
        <form
          onSubmit={(event) => {
            event.preventDefault();
            props.onSave();
          }}
        >
          <Stack gap={4}>
            <TextField
              label="Accent color"
              hint="Six digits behind a number sign, as brand guides have it. Leave it empty for that of the app."
              error={errorOf('accent')}
              value={accent}
              onChange={props.onAccent}
            />
            <AccentPreview color={accent} />
            {accentNotes(accent).map((note) => (
              <Text key={note} tone="muted">
                {note}
              </Text>
            ))}
            {isOther ? <InlineAlert tone="critical">{failure.message}</InlineAlert> : null}
            <Stack direction="row" align="start">
              <Button type="submit" isPending={pending === 'accent'} pendingLabel="Saving...">
                Save Accent
              </Button>
            </Stack>
            <p role="status">{isSaved ? 'Saved. A page shows it when it is loaded anew.' : null}</p>
          </Stack>
        </form>
      </Stack>
    </section>
  );
}

type AccentPreviewProps = {
  /** The chosen color, `#rrggbb`. Nothing is shown for another text. */
  color: string;
};

const themes = ['light', 'dark'] as const;

/** Shows text in the accent on the ground of each theme, drawn as a picture, since no page may carry styles of its own. */
function AccentPreview({ color }: AccentPreviewProps) {
  const colors = accentOf(color);
  if (colors === null) return null;
  return (
    <div className={styles.previews}>
      {themes.map((theme) => (
        <svg
          key={theme}
          className={styles.preview}
          viewBox="0 0 160 72"
          role="img"
          aria-label={`The accent in the ${theme} theme: ${colors[theme]}`}
        >
          <rect width="160" height="72" fill={accentGrounds[theme][0]} />
          <rect width="160" height="4" fill={colors[theme]} />
          <text x="80" y="46" textAnchor="middle" fontSize="24" fill={colors[theme]}>
            {colors[theme]}
          </text>
        </svg>
      ))}
    </div>
  );
}
