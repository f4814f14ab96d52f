import { Select } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type Role, roles } from '../../features/accounts/accounts.types.ts';
import { fill, type Texts } from '../../lib/texts.ts';
import { api } from '../api.ts';
import { useLanguage, useTexts } from '../language.tsx';
import { notifyDone, notifyError } from '../notify.ts';
import { useStaff } from '../staff.tsx';
import styles from './people.module.css';
import { type Person, peopleQuery } from './people-query.ts';
import { roleTexts } from './role-texts.ts';

const texts = {
  nl: { role: 'Rol van {name}', changed: '{name} is nu {role}.' },
  en: { role: 'Role of {name}', changed: '{name} is now {role}.' },
  de: { role: 'Rolle von {name}', changed: '{name} ist jetzt {role}.' },
} satisfies Texts;

/** Changes what someone may do; one's own role another owner changes. */
export const RoleSelect = ({ person: { id, name, role } }: { person: Person }) => {
  const text = useTexts(texts);
  const { language } = useLanguage();
  const staff = useStaff();
  const queryClient = useQueryClient();
  const names = roleTexts[language];
  const change = async (wanted: Role) => {
    try {
      await api.patch(`/people/${encodeURIComponent(id)}`, { role: wanted });
      notifyDone(fill(text.changed, { name, role: names[wanted].name.toLowerCase() }, language));
    } catch (error) {
      notifyError(error);
    }
    await queryClient.invalidateQueries({ queryKey: peopleQuery.queryKey });
  };
  return (
    <Select
      className={styles.role}
      aria-label={fill(text.role, { name }, language)}
      value={role}
      disabled={staff.id === id}
      data={roles.map((value) => ({ value, label: names[value].name }))}
      onChange={(value) => value && void change(value as Role)}
    />
  );
};
