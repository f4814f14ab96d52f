import { SimpleGrid } from '@mantine/core';
import { fill } from '../../lib/texts.ts';
import { useLanguage, useTexts } from '../language.tsx';
import { useStaff } from '../staff.tsx';
import { Screen } from '../ui/Screen.tsx';
import { EditHomeButton } from './EditHomeButton.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { overviewTexts } from './overview-texts.ts';
import { PageCards } from './PageCards.tsx';
import { PicturesCard } from './PicturesCard.tsx';

/** What to do next. */
export const OverviewScreen = () => {
  const text = useTexts(overviewTexts);
  const { language } = useLanguage();
  const { name, role } = useStaff();
  const [first = ''] = name.trim().split(' ');
  return (
    <Screen
      title={fill(text.title, { name: first }, language)}
      lead={text.lead}
      actions={role !== 'desk' && <EditHomeButton />}
    >
      {role === 'owner' && <FirstSteps />}
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <PageCards editable={role !== 'desk'} />
        {role !== 'desk' && <PicturesCard />}
      </SimpleGrid>
    </Screen>
  );
};
