import { Card, Text } from '@mantine/core';
import { fill, type Texts } from '../../lib/texts.ts';
import { useLanguage, useTexts } from '../language.tsx';
import { useStaff } from '../staff.tsx';
import { writeDay } from '../ui/moment.ts';
import { PersonMenu } from './PersonMenu.tsx';
import styles from './people.module.css';
import type { Person } from './people-query.ts';
import { RoleSelect } from './RoleSelect.tsx';

const texts = {
  nl: {
    you: 'jij',
    seen: 'Laatst hier op {day}',
    never: 'Nog niet hier geweest',
    twoFactor: 'Logt in met twee stappen',
    inactive: 'Heeft geen toegang',
  },
  en: {
    you: 'you',
    seen: 'Last here on {day}',
    never: 'Not been here yet',
    twoFactor: 'Signs in with two steps',
    inactive: 'Has no access',
  },
  de: {
    you: 'du',
    seen: 'Zuletzt hier am {day}',
    never: 'Noch nicht hier gewesen',
    twoFactor: 'Meldet sich in zwei Schritten an',
    inactive: 'Hat keinen Zugang',
  },
} satisfies Texts;

export const PersonList = ({ people }: { people: readonly Person[] }) => (
  <Card component="ul" padding={0} className={styles.list}>
    {people.map((person) => (
      <PersonRow key={person.id} person={person} />
    ))}
  </Card>
);

const PersonRow = ({ person }: { person: Person }) => {
  const text = useTexts(texts);
  const { language } = useLanguage();
  const isSelf = useStaff().id === person.id;
  const facts = [
    person.active ? undefined : text.inactive,
    person.lastSeenAt
      ? fill(text.seen, { day: writeDay(person.lastSeenAt, language) }, language)
      : text.never,
    person.twoFactor ? text.twoFactor : undefined,
  ];
  return (
    <li className={styles.row} data-inactive={!person.active || undefined}>
      <span className={styles.initial} aria-hidden="true">
        {person.name.trim().charAt(0).toUpperCase()}
      </span>
      <div className={styles.who}>
        <Text fw={640}>
          {person.name} {isSelf && <small>({text.you})</small>}
        </Text>
        <Text size="sm" c="dimmed">
          {person.email}
        </Text>
        <Text size="xs" c="dimmed">
          {facts.filter(Boolean).join(' · ')}
        </Text>
      </div>
      <RoleSelect person={person} />
      <div className={styles.menu}>{!isSelf && <PersonMenu person={person} />}</div>
    </li>
  );
};
