import { Card, Group, SegmentedControl, Text, Title } from '@mantine/core';
import { useDebouncedValue, useElementSize } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CanvasDocument } from '../../editor/catalogue.ts';
import { type Language, languages } from '../../lib/language.ts';
import type { SiteMenus } from '../../site/site-settings.ts';
import { api } from '../api.ts';
import { useLanguage, useTexts } from '../language.tsx';
import { languageNames } from '../pages/language-names.ts';
import styles from './menus.module.css';
import { menusTexts } from './menus-texts.ts';

const width = 1280;
const height = 760;

/** Header and footer with menus that need not be saved, as the server renders them. */
export const MenuPreview = ({ menus }: { menus: SiteMenus | undefined }) => {
  const text = useTexts(menusTexts);
  const { language: staffLanguage } = useLanguage();
  const [language, setLanguage] = useState<Language>('nl');
  const [settled] = useDebouncedValue(menus, 500);
  const { ref, width: room } = useElementSize();
  const { data: html } = useQuery({
    queryKey: ['canvas', 'menus', language, JSON.stringify(settled)],
    queryFn: async () =>
      (
        await api.post<CanvasDocument>(`/canvas/home/${language}`, {
          tree: [],
          settings: { path: language === 'nl' ? '/' : `/${language}`, title: text.preview },
          menus: settled,
        })
      ).html,
    enabled: settled !== undefined,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const scale = room > 0 ? Math.min(1, room / width) : 0.5;
  return (
    <Card component="section">
      <Group justify="space-between" mb="sm">
        <Title order={2}>{text.preview}</Title>
        <SegmentedControl
          size="xs"
          aria-label={text.previewLanguage}
          value={language}
          onChange={(chosen) => setLanguage(chosen as Language)}
          data={languages.map((each) => ({ value: each, label: languageNames[staffLanguage][each] }))}
        />
      </Group>
      {menus === undefined && (
        <Text size="sm" c="dimmed" mb="xs">
          {text.previewWaits}
        </Text>
      )}
      <div ref={ref} className={styles.stage} style={{ height: html ? height * scale : 0 }}>
        {html && (
          <iframe
            title={text.preview}
            srcDoc={html}
            className={styles.frame}
            style={{ width, height, scale: String(scale) }}
          />
        )}
      </div>
    </Card>
  );
};
