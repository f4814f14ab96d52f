/** The sides of a module as the labels of its fields name them. */
export const side = {
  top: { nl: 'boven', en: 'top', de: 'oben' },
  right: { nl: 'rechts', en: 'right', de: 'rechts' },
  bottom: { nl: 'onder', en: 'bottom', de: 'unten' },
  left: { nl: 'links', en: 'left', de: 'links' },
};
export type Side = keyof typeof side;

/** The first option of choices that leave a property to the module itself. */
export const asDesigned = { nl: 'Zoals ontworpen', en: 'As designed', de: 'Wie gestaltet' };
