import { Center, Loader } from '@mantine/core';
import type { Texts } from '../../lib/texts.ts';
import { useTexts } from '../language.tsx';

const texts = {
  nl: { loading: 'Even geduld…' },
  en: { loading: 'One moment…' },
  de: { loading: 'Einen Moment…' },
} satisfies Texts;

/** While a screen or its data is on its way. */
export const LoadingScreen = () => {
  const text = useTexts(texts);
  return (
    <Center mih="60vh" role="status">
      <Loader type="dots" />
      <span className="visually-hidden">{text.loading}</span>
    </Center>
  );
};
