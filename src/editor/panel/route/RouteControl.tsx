import { Button, FileButton, Group } from '@mantine/core';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../../backoffice/language.tsx';
import { importRoute, type StoredRoute } from '../../../lib/import-route.ts';
import { type GpxError, maximumGpxLength } from '../../../lib/read-gpx.ts';
import { fill, type Texts } from '../../../lib/texts.ts';
import type { ControlProps } from '../field/control-props.ts';
import fieldStyles from '../field/field.module.css';

const texts = {
  nl: {
    choose: 'Kies een GPX-bestand',
    replace: 'Ander bestand',
    remove: 'Weghalen',
    read: '{name}: {km} km, {climb} m omhoog',
    unnamed: 'Route',
    'too-large': 'Dit bestand is te groot. Bewaar de route met minder punten.',
    'not-gpx': 'Dit is geen GPX-bestand. Exporteer de route als GPX en kies hem opnieuw.',
    'no-points': 'In dit bestand staat geen route.',
  },
  en: {
    choose: 'Choose a GPX file',
    replace: 'Another file',
    remove: 'Remove',
    read: '{name}: {km} km, {climb} m of climbing',
    unnamed: 'Route',
    'too-large': 'This file is too large. Save the route with fewer points.',
    'not-gpx': 'This is no GPX file. Export the route as GPX and choose it again.',
    'no-points': 'There is no route in this file.',
  },
  de: {
    choose: 'GPX-Datei wählen',
    replace: 'Andere Datei',
    remove: 'Entfernen',
    read: '{name}: {km} km, {climb} m bergauf',
    unnamed: 'Route',
    'too-large': 'Diese Datei ist zu groß. Speichere die Route mit weniger Punkten.',
    'not-gpx': 'Das ist keine GPX-Datei. Exportiere die Route als GPX und wähle sie noch einmal.',
    'no-points': 'In dieser Datei steht keine Route.',
  },
} satisfies Texts;

/** A route from a GPX file, which is read here in the browser: only its simplified line is kept. */
export const RouteControl = ({
  value,
  onChange,
  id,
  labelId,
  describedBy,
}: ControlProps<'route', StoredRoute | null>) => {
  const words = useTexts(texts);
  const { language } = useLanguage();
  const [refused, setRefused] = useState<GpxError>();
  const choose = async (file: File | null) => {
    if (!file) return;
    const read =
      file.size > maximumGpxLength * 2
        ? ({ ok: false, error: 'too-large' } as const)
        : importRoute(await file.text());
    setRefused(read.ok ? undefined : read.error);
    if (read.ok)
      onChange({ ...read.value, name: read.value.name || file.name.replace(/\.gpx$/i, '').slice(0, 200) });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the frame already is the group's label
    <div role="group" aria-labelledby={labelId} aria-describedby={describedBy} className={fieldStyles.field}>
      {value && (
        <p className={fieldStyles.help}>
          {fill(
            words.read,
            {
              name: value.name || words.unnamed,
              km: (value.metres / 1000).toLocaleString(language, { maximumFractionDigits: 1 }),
              climb: value.climb,
            },
            language,
          )}
        </p>
      )}
      <Group gap="xs">
        <FileButton accept=".gpx,application/gpx+xml" onChange={choose}>
          {(props) => (
            <Button {...props} id={id} variant="default" size="compact-sm">
              {value ? words.replace : words.choose}
            </Button>
          )}
        </FileButton>
        {value && (
          <Button variant="subtle" color="red" size="compact-sm" onClick={() => onChange(null)}>
            {words.remove}
          </Button>
        )}
      </Group>
      <p role="status" className={fieldStyles.problem}>
        {refused && words[refused]}
      </p>
    </div>
  );
};
