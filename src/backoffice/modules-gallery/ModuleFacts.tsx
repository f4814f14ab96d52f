import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import type { ModuleFacts as Facts, GalleryModule } from '../../editor/catalogue.ts';
import { fill } from '../../lib/texts.ts';
import { api } from '../api.ts';
import { useLanguage, useTexts } from '../language.tsx';
import { LoadingScreen } from '../ui/LoadingScreen.tsx';
import { ErrorScreen } from '../ui/ProblemScreens.tsx';
import { FieldTable } from './FieldTable.tsx';
import styles from './facts.module.css';
import { factsTexts } from './facts-texts.ts';
import type { GalleryChoice } from './gallery-choice.ts';

interface Props {
  type: string;
  modules: readonly GalleryModule[];
  choice: GalleryChoice;
}

/** What those who write pages or code look up: how a module runs, its places and its fields. */
export const ModuleFacts = ({ type, modules, choice }: Props) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['modules', 'facts', type],
    queryFn: () => api.get<Facts>(`/modules/gallery/${encodeURIComponent(type)}`, { signInAgain: false }),
    staleTime: 60_000,
  });
  if (error) return <ErrorScreen error={error} reset={() => void refetch()} />;
  if (!data) return <LoadingScreen />;
  const linksTo = (types: readonly string[]) => (
    <ModuleLinks types={types} modules={modules} choice={choice} />
  );
  return (
    <>
      <FactList facts={data} linksTo={linksTo} />
      <FieldTable fields={data.fields} />
    </>
  );
};

interface FactListProps {
  facts: Facts;
  linksTo(types: readonly string[]): ReactNode;
}

const FactList = ({ facts, linksTo }: FactListProps) => {
  const { runs, parent, slots, traits, folder, version } = facts;
  const text = useTexts(factsTexts);
  const { language } = useLanguage();
  return (
    <dl className={styles.facts}>
      <dt>{text.browser}</dt>
      <dd>{text[runs]}</dd>
      <dt>{text.standsIn}</dt>
      <dd>{parent.length > 0 ? linksTo(parent) : text.anywhere}</dd>
      {Object.entries(slots).map(([name, { label, allow, filled }]) => (
        <Fragment key={name}>
          <dt>
            {fill(text.slot, { name: label[language] }, language)} <code>{name}</code>
          </dt>
          <dd>{filled ? text.filled : allow ? linksTo(allow) : text.any}</dd>
        </Fragment>
      ))}
      {traits.length > 0 && (
        <>
          <dt>{text.special}</dt>
          <dd>
            <ul>
              {traits.map((trait) => (
                <li key={trait}>{text[trait]}</li>
              ))}
            </ul>
          </dd>
        </>
      )}
      <dt>{text.folder}</dt>
      <dd>
        <code>src/modules/{folder}/</code> <small>{fill(text.version, { version }, language)}</small>
      </dd>
    </dl>
  );
};

interface ModuleLinksProps {
  types: readonly string[];
  modules: readonly GalleryModule[];
  choice: GalleryChoice;
}

const ModuleLinks = ({ types, modules, choice }: ModuleLinksProps) => {
  const { language } = useLanguage();
  return types.map((type, index) => (
    <Fragment key={type}>
      {index > 0 && ', '}
      <Link to="/modules" search={{ ...choice, module: type }}>
        {modules.find((each) => each.type === type)?.label[language] ?? type}
      </Link>
    </Fragment>
  ));
};
