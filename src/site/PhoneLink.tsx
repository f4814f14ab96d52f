import { Icon } from '../components/Icon.tsx';
import type { SiteSettings } from './site-settings.ts';

interface Props {
  phone: SiteSettings['phone'];
  /** The verb before the number for those who hear the link. */
  call: string;
  className?: string;
}

/** The shop's number, never broken over two lines. */
export const PhoneLink = ({ phone, call, className }: Props) => {
  const shown = phone.shown.replaceAll(' ', '\u00a0');
  return (
    <a href={`tel:${phone.number}`} className={className} aria-label={`${call} ${shown}`}>
      <Icon name="phone" />
      {shown}
    </a>
  );
};
