import { Menu, UnstyledButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../components/Icon.tsx';
import type { Texts } from '../../lib/texts.ts';
import { useTexts } from '../language.tsx';
import { signOut } from '../session/sign-out.ts';
import { useStaff } from '../staff.tsx';
import styles from './shell.module.css';

const texts = {
  nl: {
    account: 'Mijn account',
    signOut: 'Uitloggen',
    owner: 'Eigenaar',
    editor: 'Redacteur',
    desk: 'Balie',
  },
  en: { account: 'My account', signOut: 'Sign out', owner: 'Owner', editor: 'Editor', desk: 'Desk' },
  de: { account: 'Mein Konto', signOut: 'Abmelden', owner: 'Inhaber', editor: 'Redaktion', desk: 'Theke' },
} satisfies Texts;

/** Who is signed in, with the way to the own account and out. */
export const StaffMenu = () => {
  const text = useTexts(texts);
  const { name, role } = useStaff();
  return (
    <Menu position="top-start" width={208}>
      <Menu.Target>
        <UnstyledButton className={styles.staff}>
          <span className={styles.initial} aria-hidden="true">
            {name.trim().charAt(0).toUpperCase()}
          </span>
          <span className={styles.name}>
            {name}
            <small>{text[role]}</small>
          </span>
          <Icon name="chevron-up" />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to="/account" leftSection={<Icon name="user" />}>
          {text.account}
        </Menu.Item>
        <Menu.Item leftSection={<Icon name="sign-out" />} onClick={() => void signOut()}>
          {text.signOut}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};
