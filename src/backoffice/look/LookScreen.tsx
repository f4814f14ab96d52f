import { Button } from '@mantine/core';
import { useDeferredValue, useMemo } from 'react';
import type { Versioned } from '../../features/settings/settings.types.ts';
import { ownTheme, type Theme } from '../../site/theme/theme.ts';
import { contrastProblems } from '../../site/theme/theme-contrast.ts';
import { useTexts } from '../language.tsx';
import { SaveBar } from '../settings/SaveBar.tsx';
import { SettingLoader } from '../settings/SettingLoader.tsx';
import { useSettingDraft } from '../settings/use-setting.ts';
import { Screen } from '../ui/Screen.tsx';
import { ColourSettings } from './ColourSettings.tsx';
import styles from './look.module.css';
import { lookTexts } from './look-texts.ts';
import { ShapeSettings } from './ShapeSettings.tsx';
import { ThemePreview } from './ThemePreview.tsx';

/** How the whole site looks, beside a page that shows it (EDIT-5). */
export const LookScreen = () => {
  const text = useTexts(lookTexts);
  return (
    <Screen title={text.title} lead={text.lead}>
      <SettingLoader<Theme> name="theme">{(saved) => <LookEditor saved={saved} />}</SettingLoader>
    </Screen>
  );
};

const LookEditor = ({ saved }: { saved: Versioned<Theme> }) => {
  const text = useTexts(lookTexts);
  const draft = useSettingDraft<Theme>('theme', saved);
  const theme = draft.value;
  // Contrast takes longer than a pointer that draws through the colours waits.
  const colours = useDeferredValue(theme.colours);
  const problems = useMemo(() => contrastProblems(colours), [colours]);
  const isOwn = JSON.stringify(theme) === JSON.stringify(ownTheme);
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.controls}>
          <ColourSettings
            colours={theme.colours}
            problems={problems}
            onChange={(changed) => draft.set({ ...theme, colours: changed })}
          />
          <ShapeSettings theme={theme} onChange={(changed) => draft.set({ ...theme, ...changed })} />
          <Button variant="default" disabled={isOwn} onClick={() => draft.set(ownTheme)}>
            {text.own}
          </Button>
        </div>
        <ThemePreview theme={theme} />
      </div>
      <SaveBar draft={draft} blocked={problems.length > 0} />
    </>
  );
};
