import { linkAttributes } from '../../fields/link-attributes.ts';
import type { Link } from '../../fields/site-data.ts';
import { keyed } from '../keyed.ts';
import styles from './social.module.css';
import { type SocialNetwork, socialMarks, socialNames } from './social-marks.ts';

export interface SocialLink {
  network: SocialNetwork;
  link: Link | null;
  label: string;
}

interface Props {
  links: readonly SocialLink[];
  /** `icons` alone have their names for screen readers. */
  look?: 'icons' | 'both' | 'words';
  shape?: 'plain' | 'round';
  size?: 'regular' | 'large';
  align?: 'start' | 'center' | 'end';
  /** Whose links they are; then an icon alone says so too. */
  of?: string;
}

/** Those that lead somewhere; one of no known network needs words. */
export const shownLinks = (links: readonly SocialLink[]) =>
  links.flatMap(({ link, network, label }) => {
    const name = label || (network === 'other' ? '' : socialNames[network]);
    return link && name ? [{ link, network, name }] : [];
  });

/** Links to networks, each with its mark. */
export const SocialList = ({ links, look = 'icons', shape = 'plain', size = 'regular', ...props }: Props) => (
  <ul
    className={[styles.list, styles[shape], styles[size], styles[props.align ?? 'start']]
      .filter(Boolean)
      .join(' ')}
  >
    {keyed(shownLinks(links), ({ link }) => link.href).map(({ key, item: { link, network, name } }) => (
      <li key={key}>
        <a {...linkAttributes(link)} className={styles.link}>
          {look !== 'words' && (
            <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d={socialMarks[network]} />
            </svg>
          )}
          <span className={look === 'icons' ? 'visually-hidden' : undefined}>
            {props.of && look === 'icons' ? `${props.of}: ` : ''}
            {name}
          </span>
        </a>
      </li>
    ))}
  </ul>
);
