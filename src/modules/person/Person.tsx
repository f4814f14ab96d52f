import { PictureImage } from '../../components/PictureImage.tsx';
import { SocialList, shownLinks } from '../../components/social/SocialList.tsx';
import { linkAttributes } from '../../fields/link-attributes.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import type { personFields } from './person.definition.ts';
import styles from './person.module.css';

type Props = ModuleProps<typeof personFields>;

/** Someone of the shop: portrait, what they do, how to reach them (OTH-1). */
export const Person = (props: Props) => {
  const { root, name, level: Level, role, html, picture, pictureAt, shape, look, link, social } = props;
  return (
    <div {...rootWith(root, styles.person, styles[look], styles[`picture-${pictureAt}`])}>
      {picture && (
        <PictureImage
          picture={picture}
          sizes={pictureAt === 'top' ? '(max-width: 767px) 100vw, 400px' : '(max-width: 767px) 40vw, 240px'}
          className={`${styles.portrait} ${styles[shape]}`}
        />
      )}
      <div className={styles.words}>
        <Level className={styles.name}>{link ? <a {...linkAttributes(link)}>{name}</a> : name}</Level>
        {role && <p className={styles.role}>{role}</p>}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the field */}
        {html && <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />}
        <Reach {...props} />
        {shownLinks(social).length > 0 && <SocialList links={social} of={name} />}
      </div>
    </div>
  );
};

const Reach = ({ phone, mail }: Pick<Props, 'phone' | 'mail'>) => {
  if (!phone && !mail) return null;
  return (
    <ul className={styles.reach}>
      {phone && (
        <li>
          <a href={`tel:${phone.replace(/\(0\)|[^+\d]/g, '')}`}>{phone}</a>
        </li>
      )}
      {mail && (
        <li>
          <a href={`mailto:${mail}`}>{mail}</a>
        </li>
      )}
    </ul>
  );
};
