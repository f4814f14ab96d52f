import { SegmentedControl } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CanvasDocument } from '../../editor/catalogue.ts';
import type { Theme } from '../../site/theme/theme.ts';
import { themeCss } from '../../site/theme/theme-css.ts';
import { api } from '../api.ts';
import { useTexts } from '../language.tsx';
import { LoadingScreen } from '../ui/LoadingScreen.tsx';
import styles from './look.module.css';
import { lookTexts } from './look-texts.ts';

const widths = { desktop: 1280, phone: 390 };
type Device = keyof typeof widths;

/** What only the builder shows of a page: modules that visitors do not see yet. */
const withoutPlates = '@layer canvas{[data-absent],[data-empty-slot]{display:none}}';

/** The front page as the server renders it for the builder's canvas. */
const homeQuery = queryOptions({
  queryKey: ['canvas', 'home'],
  queryFn: async () => {
    const { tree, settings } = await api.get<{ tree: unknown; settings: unknown }>('/pages/home/nl/draft');
    return (await api.post<CanvasDocument>('/canvas/home/nl', { tree, settings })).html;
  },
  staleTime: 60_000,
});

/** The front page with a theme that need not be saved: its tokens are written into the page's own styles. */
export const ThemePreview = ({ theme }: { theme: Theme }) => {
  const text = useTexts(lookTexts);
  const [device, setDevice] = useState<Device>('desktop');
  const frame = useRef<HTMLIFrameElement>(null);
  const { ref, width, height } = useElementSize();
  const { data: html, error } = useQuery(homeQuery);
  if (error && !html) throw error;
  const css = themeCss(theme) + withoutPlates;
  const write = useCallback(() => {
    const style = frame.current?.contentDocument?.querySelector('style[data-canvas="theme"]');
    if (style) style.textContent = css;
  }, [css]);
  useEffect(write, [write]);
  const scale = width > 0 ? Math.min(1, width / widths[device]) : 0.5;
  return (
    <section className={styles.preview} aria-label={text.preview}>
      <SegmentedControl
        aria-label={text.width}
        value={device}
        onChange={(chosen) => setDevice(chosen as Device)}
        data={[
          { value: 'desktop', label: text.desktop },
          { value: 'phone', label: text.phone },
        ]}
      />
      <div ref={ref} className={styles.stage}>
        {html ? (
          <iframe
            ref={frame}
            title={text.preview}
            srcDoc={html}
            onLoad={write}
            className={styles.frame}
            style={{ width: widths[device], height: height / scale, scale: String(scale) }}
          />
        ) : (
          <LoadingScreen />
        )}
      </div>
    </section>
  );
};
