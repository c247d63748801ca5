import type { LogoTheme } from '@parlour/contract/staff';
import { accentGrounds, accentNotes, accentOf } from '@parlour/core/staff';
import {
  Button,
  FileField,
  InlineAlert,
  ProgressBar,
  SectionHeading,
  Stack,
  Text,
  TextField,
} from '@parlour/ui';
import { useId, useLayoutEffect, useRef } from 'react';
import { type FieldFailure, issueOf } from '../../app/fieldFailure.ts';
import { FittedField } from '../../app/FormColumn.tsx';
import * as styles from './LookView.css.ts';

/** What is under way: a logo is stored or removed, or the accent is saved. */
export type LookAction = LogoTheme | `remove ${LogoTheme}` | 'accent';

export type LookViewProps = {
  /** Whether it is a step of the first run, whose title and buttons say what it is about and save it. */
  isStep?: boolean | undefined;
  /** The club's name, shown where there is no logo. */
  clubName: string;
  /** The paths of the logos. Null without one: the dark theme then shows the other. */
  logoUrls: Readonly<Record<LogoTheme, string | null>>;
  /** The accent as it is typed. Empty for that of the app. */
  accent: string;
  /** What is under way. Null for nothing. */
  pending: LookAction | null;
  /** The sent share of a logo, 0 to 1. */
  progress: number;
  /** Whether the accent was saved, and nothing was typed since. */
  isSaved: boolean;
  /** Why it was not done. It was the logo of its theme, or without one the accent. */
  failure: (FieldFailure & { readonly theme?: LogoTheme | undefined }) | null;
  /** Stores a chosen file as the logo of a theme. */
  onLogo: (theme: LogoTheme, file: File) => void;
  /** Shows the name again, or in the dark theme the other logo. */
  onRemoveLogo: (theme: LogoTheme) => void;
  /** Takes what is typed. */
  onAccent: (text: string) => void;
  /** Saves the accent. */
  onSave: () => void;
};

const logoTexts = {
  light: {
    label: 'Logo',
    alt: 'The logo',
    removeLabel: 'Remove Logo',
    hint: 'A PNG, JPEG or WebP of at most 512 KB, shown 40 pixels high in place of the name.',
  },
  dark: {
    label: 'Logo for the dark theme',
    alt: 'The logo for the dark theme',
    removeLabel: 'Remove Dark Logo',
    hint: 'The same, for who reads light on dark. Without one, the logo above is shown there. Emails show that one always.',
  },
} as const;

/** The logos and the accent of the club (`desk/settings-4`, `desk/settings-5`). */
export function LookView(props: LookViewProps) {
  const { logoUrls, accent, pending, isSaved, failure, isStep = false } = props;
  const id = useId();
  const isOther = failure !== null && failure.theme === undefined && failure.field !== 'accent';
  return (
    <section aria-labelledby={isStep ? undefined : id}>
      <Stack gap={5}>
        {isStep ? null : <SectionHeading size="small" id={id} title="Logo and accent" />}
        <LogoPart theme="light" {...props} />
        {logoUrls.light === null ? null : <LogoPart theme="dark" {...props} />}
        <form
          onSubmit={(event) => {
            event.preventDefault();
            props.onSave();
          }}
        >
          <Stack gap={4}>
            <FittedField holds="color">
              <TextField
                label="Accent color"
                hint="Six digits behind a number sign, as brand guides have it. Leave it empty for that of the app."
                error={issueOf(failure, 'accent')}
                value={accent}
                onChange={props.onAccent}
              />
            </FittedField>
            <AccentPreview color={accent} />
            {accentNotes(accent).map((note) => (
              <Text key={note} tone="muted">
                {note}
              </Text>
            ))}
            {isOther && !isStep ? (
              <InlineAlert tone="critical">{failure.message}</InlineAlert>
            ) : null}
            {isStep ? null : (
              <>
                <Stack direction="row" align="start">
                  <Button type="submit" isPending={pending === 'accent'} pendingLabel="Saving...">
                    Save Accent
                  </Button>
                </Stack>
                <p role="status">
                  {isSaved ? 'Saved. A page shows it when it is loaded anew.' : null}
                </p>
              </>
            )}
          </Stack>
        </form>
      </Stack>
    </section>
  );
}

/** The logo of one theme: what is shown now, and the field for another file, or how far that is sent. */
function LogoPart({ theme, ...props }: LookViewProps & { theme: LogoTheme }) {
  const { clubName, logoUrls, pending, progress, failure, onLogo, onRemoveLogo } = props;
  const { label, alt, removeLabel, hint } = logoTexts[theme];
  const url = logoUrls[theme];
  const isUploading = pending === theme;
  const part = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  const wasUploading = useRef(isUploading);
  useLayoutEffect(() => {
    if (wasUploading.current === isUploading) return;
    wasUploading.current = isUploading;
    // The control that had it went away, or came back.
    if (hasFocus.current) (part.current?.querySelector('input') ?? part.current)?.focus();
  }, [isUploading]);
  return (
    <>
      {url === null ? null : (
        <Stack direction="row" align="start" gap={4}>
          <span className={styles.ground[theme]}>
            <img src={url} alt={`${alt} of ${clubName}`} />
          </span>
          <Button
            variant="secondary"
            size="small"
            isPending={pending === `remove ${theme}`}
            pendingLabel="Removing..."
            onClick={() => onRemoveLogo(theme)}
          >
            {removeLabel}
          </Button>
        </Stack>
      )}
      <div
        ref={part}
        tabIndex={-1}
        onFocus={() => {
          hasFocus.current = true;
        }}
        onBlur={({ target }) => {
          // Where the window lost the focus, it comes back to the element.
          hasFocus.current = document.activeElement === target;
        }}
      >
        {isUploading ? (
          // What is sent whole is being drawn.
          <ProgressBar
            label={progress < 1 ? `Uploading the ${label.toLowerCase()}` : 'Preparing the logo'}
            value={progress}
          />
        ) : (
          <FileField
            label={label}
            hint={hint}
            error={failure?.theme === theme ? failure.message : undefined}
            // Phones then turn a photo of their own kind into a JPEG.
            accept="image/png,image/jpeg,image/webp"
            chosen={null}
            disabled={pending !== null}
            onChoose={(file) => {
              // The window that chooses files may have it still.
              hasFocus.current = true;
              onLogo(theme, file);
            }}
            onRemove={() => onRemoveLogo(theme)}
          />
        )}
      </div>
    </>
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
