import { number, text, toggle } from '../../fields/kinds.ts';
import { type PerDevice, perDevice } from '../../fields/style-values.ts';
import type { ModuleStyles } from '../../modules/define-module.ts';

/** The settings that every carousel has; `perView` is how many slides stand in view on a desktop at first. */
export const carouselFields = (initial: { perView: number }) => ({
  label: text({
    label: { nl: 'Naam', en: 'Name', de: 'Name' },
    help: { nl: 'Alleen voor schermlezers', en: 'For screen readers only', de: 'Nur für Screenreader' },
  }),
  perView: perDevice(
    number({
      label: { nl: 'Dia’s in beeld', en: 'Slides in view', de: 'Sichtbare Folien' },
      help: {
        nl: 'Een gebroken getal laat een stuk van de volgende zien',
        en: 'A fraction shows a part of the next one',
        de: 'Eine Kommazahl zeigt ein Stück der nächsten',
      },
      initial: initial.perView,
      minimum: 1,
      maximum: 6,
      step: 0.05,
    }),
  ),
  arrows: toggle({ label: { nl: 'Pijlen', en: 'Arrows', de: 'Pfeile' }, initial: true }),
  dots: toggle({ label: { nl: 'Stippen', en: 'Dots', de: 'Punkte' }, initial: true }),
  loop: toggle({
    label: {
      nl: 'Na de laatste weer de eerste',
      en: 'After the last, the first again',
      de: 'Nach der letzten wieder die erste',
    },
    initial: true,
  }),
  autoRotate: toggle({
    label: { nl: 'Wisselt vanzelf', en: 'Rotates by itself', de: 'Wechselt von selbst' },
    initial: false,
  }),
  seconds: number({
    label: { nl: 'Tijd per dia', en: 'Time per slide', de: 'Zeit pro Folie' },
    initial: 7,
    minimum: 2,
    maximum: 60,
    unit: 's',
  }),
});

const perViewProperty = (perView: number) => ({ '--per-view': String(perView) });

/**
 * The instance styles of a carousel: how many slides stand in view per device. What is not set for a narrower
 * device is two on a tablet, one and a glimpse of the next on a phone, and never more than on a wider one.
 */
export const carouselStyles = ({ perView }: { perView: PerDevice<number> }): ModuleStyles => {
  const tablet = perView.tablet ?? Math.min(perView.base, 2);
  return {
    base: perViewProperty(perView.base),
    tablet: perViewProperty(tablet),
    phone: perViewProperty(perView.phone ?? Math.min(tablet, 1.1)),
  };
};
