import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { fill } from '../../lib/texts.ts';
import { api } from '../api.ts';
import { useLanguage, useTexts } from '../language.tsx';
import { overviewTexts } from './overview-texts.ts';
import { WorkCard } from './WorkCard.tsx';

/** Pictures that say nothing to who cannot see them; not there while the library does not answer. */
export const PicturesCard = () => {
  const text = useTexts(overviewTexts);
  const { language } = useLanguage();
  const { data } = useQuery({
    queryKey: ['media', 'without-alt', 'count'],
    queryFn: () => api.get<{ counts: { 'without-alt': number } }>('/media?filter=without-alt'),
  });
  if (!data) return null;
  const count = data.counts['without-alt'];
  return (
    <WorkCard title={text.pictures} none={text.picturesNone} count={count}>
      <li>
        {fill(text.picturesSome, { count }, language)} <Link to="/media">{text.describe}</Link>
      </li>
    </WorkCard>
  );
};
