import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../components/Icon.tsx';
import { languages } from '../../lib/language.ts';
import { useTexts } from '../language.tsx';
import { pagesQuery } from '../pages/pages-query.ts';
import { overviewTexts } from './overview-texts.ts';

/** What most come for, at once. */
export const EditHomeButton = () => {
  const text = useTexts(overviewTexts);
  const { data } = useQuery(pagesQuery);
  const home = data?.find(({ key, trashedAt }) => key === 'home' && trashedAt === null);
  const language = languages.find((each) => home?.languages[each]);
  if (!language) return null;
  return (
    <Button
      renderRoot={(props) => (
        <Link {...props} to="/pages/$key/$language" params={{ key: 'home', language }} />
      )}
      leftSection={<Icon name="edit" />}
    >
      {text.editHome}
    </Button>
  );
};
