import type { ReactNode } from 'react';
import { linkAttributes } from '../fields/link-attributes.ts';
import type { Link } from '../fields/site-data.ts';
import { Icon } from './Icon.tsx';

interface Props {
  link: Link;
  kind?: 'main' | 'quiet' | 'text';
  icon?: string;
  className?: string;
  children: ReactNode;
}

/** A link in the shape of a button; `main` is the one action a screen is for. */
export const ButtonLink = ({ link, kind = 'main', icon, className, children }: Props) => (
  <a {...linkAttributes(link)} className={['button', `button-${kind}`, className].filter(Boolean).join(' ')}>
    {icon && <Icon name={icon} />}
    {children}
  </a>
);
