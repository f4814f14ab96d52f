import { ButtonLink } from '../../components/ButtonLink.tsx';
import { type ModuleProps, rootWith } from '../define-module.ts';
import type { buttonFields } from './button.definition.ts';
import styles from './button.module.css';

/** A link that looks like a button (LINK-1). */
export const Button = ({ root, label, link, kind, icon, align }: ModuleProps<typeof buttonFields>) => (
  <div {...rootWith(root, styles.button, styles[align])}>
    {link && (
      <ButtonLink link={link} kind={kind} icon={icon}>
        {label}
      </ButtonLink>
    )}
  </div>
);
