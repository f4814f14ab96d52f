import { Link } from '@tanstack/react-router';
import { Icon } from '../../components/Icon.tsx';
import { useLanguage } from '../language.tsx';
import { useStaff } from '../staff.tsx';
import { navigation } from './navigation.ts';
import styles from './shell.module.css';

/** The menu entries that the staff member's role may open. */
export const NavigationLinks = () => {
  const { role } = useStaff();
  const { language } = useLanguage();
  return navigation
    .map((group) => group.filter(({ roles }) => roles.includes(role)))
    .filter((group) => group.length > 0)
    .map((group) => (
      <ul key={group[0]?.to} className={styles.links}>
        {group.map(({ to, icon, label }) => (
          <li key={to}>
            <Link to={to} className={styles.link} activeOptions={{ exact: to === '/' }}>
              <Icon name={icon} />
              {label[language]}
            </Link>
          </li>
        ))}
      </ul>
    ));
};
