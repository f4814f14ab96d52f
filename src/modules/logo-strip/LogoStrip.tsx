import { keyed } from '../../components/keyed.ts';
import { PictureImage } from '../../components/PictureImage.tsx';
import { linkAttributes } from '../../fields/link-attributes.ts';
import type { Link, Picture } from '../../fields/site-data.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import type { logoStripFields } from './logo-strip.definition.ts';
import styles from './logo-strip.module.css';

/** Those the shop works with, by their logos or their names set in type. */
export const LogoStrip = (props: ModuleProps<typeof logoStripFields>) => {
  const { root, heading, logos, look, size, colour } = props;
  return (
    <div {...rootWith(root, styles.strip, styles[look], styles[size], styles[`colour-${colour}`])}>
      {heading && <p className={styles.heading}>{heading}</p>}
      <ul className={styles.logos}>
        {keyed(logos, ({ name }) => name).map(({ key, item: logo }) => (
          <li key={key} className={styles.item}>
            {logo.link ? (
              <a {...linkAttributes(logo.link)} className={styles.link}>
                <Logo {...logo} />
              </a>
            ) : (
              <Logo {...logo} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};

const Logo = ({ name, picture }: { name: string; picture: Picture | null; link: Link | null }) =>
  picture ? (
    <PictureImage
      picture={{ ...picture, alt: name || picture.alt }}
      sizes="224px"
      className={styles.picture}
    />
  ) : (
    <span className={styles.name}>{name}</span>
  );
