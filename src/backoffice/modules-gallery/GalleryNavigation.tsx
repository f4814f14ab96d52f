import { NativeSelect, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Icon } from '../../components/Icon.tsx';
import type { GalleryModule } from '../../editor/catalogue.ts';
import { categories, categoryTexts } from '../../editor/library/categories.ts';
import { foundModules } from '../../editor/library/found-modules.ts';
import { matches } from '../../editor/library/matches.ts';
import { useLanguage, useTexts } from '../language.tsx';
import styles from './gallery.module.css';
import { type GalleryChoice, styleGuide } from './gallery-choice.ts';
import { galleryTexts } from './gallery-texts.ts';

interface Entry {
  type: string;
  label: string;
}

interface Group {
  title: string;
  entries: Entry[];
}

interface Props {
  modules: readonly GalleryModule[];
  choice: GalleryChoice;
}

/** The style guide and all modules by category, found by a word; on small screens one list to choose from. */
export const GalleryNavigation = ({ modules, choice }: Props) => {
  const text = useTexts(galleryTexts);
  const [search, setSearch] = useState('');
  const isNarrow = useMediaQuery('(max-width: 767px)', undefined, { getInitialValueInEffect: false });
  const groups = useGroups(modules, isNarrow ? '' : search);
  return (
    <nav className={styles.navigation} aria-label={text.list}>
      <Link to="/" className={styles.back}>
        <Icon name="arrow-left" />
        {text.back}
      </Link>
      {isNarrow ? (
        <ModuleSelect groups={groups} choice={choice} />
      ) : (
        <>
          <TextInput
            type="search"
            aria-label={text.search}
            placeholder={text.search}
            leftSection={<Icon name="search" />}
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
          <div className={styles.list}>
            {groups.map((group) => (
              <ModuleLinks key={group.title} group={group} choice={choice} />
            ))}
            {groups.length === 0 && <p className={styles.quiet}>{text.nothing}</p>}
          </div>
        </>
      )}
    </nav>
  );
};

function useGroups(modules: readonly GalleryModule[], search: string): Group[] {
  const text = useTexts(galleryTexts);
  const names = useTexts(categoryTexts);
  const { language } = useLanguage();
  const found = foundModules(modules, search, language);
  const groups = categories.map((category) => ({
    title: names[category],
    entries: found
      .filter((module) => module.category === category)
      .map(({ type, label }) => ({ type, label: label[language] }))
      .sort((a, b) => a.label.localeCompare(b.label, language)),
  }));
  const guide = { title: text.basis, entries: [{ type: styleGuide, label: text.guide }] };
  return [...(matches(search, [text.guide, styleGuide]) ? [guide] : []), ...groups].filter(
    ({ entries }) => entries.length > 0,
  );
}

const ModuleLinks = ({ group, choice }: { group: Group; choice: GalleryChoice }) => (
  <section aria-label={group.title}>
    <h2>{group.title}</h2>
    <ul>
      {group.entries.map(({ type, label }) => (
        <li key={type}>
          <Link
            to="/modules"
            search={{ ...choice, module: type }}
            className={styles.link}
            aria-current={type === (choice.module ?? styleGuide) ? 'page' : undefined}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </section>
);

const ModuleSelect = ({ groups, choice }: { groups: Group[]; choice: GalleryChoice }) => {
  const text = useTexts(galleryTexts);
  const navigate = useNavigate();
  return (
    <NativeSelect
      aria-label={text.choose}
      value={choice.module ?? styleGuide}
      data={groups.map(({ title, entries }) => ({
        group: title,
        items: entries.map(({ type, label }) => ({ value: type, label })),
      }))}
      onChange={({ currentTarget }) =>
        void navigate({ to: '/modules', search: { ...choice, module: currentTarget.value } })
      }
    />
  );
};
