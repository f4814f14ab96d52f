import { SocialList } from '../../components/social/SocialList.tsx';
import { type ModuleProps, rootWith } from '../define-module.ts';
import type { socialLinksFields } from './social-links.definition.ts';
import styles from './social-links.module.css';

/** Where the shop is found on networks; nothing of theirs is loaded (OTH-1). */
export const SocialLinks = ({ root, label, ...list }: ModuleProps<typeof socialLinksFields>) => (
  <div {...rootWith(root, styles.social, styles[`align-${list.align}`])}>
    {label && <p>{label}</p>}
    <SocialList {...list} />
  </div>
);
