/**
 * The builder flag (SITE-9): the page stands in the visual builder's canvas or in a preview of a draft. There nothing is
 * sent, counted or moved on by itself.
 */
export const inBuilder = (): boolean => document.documentElement.dataset.builder !== undefined;

/** Whether this visit is to be left out of every count: in the builder, or by staff who are signed in (TRACK-6). */
export const isUncounted = (): boolean => inBuilder() || document.documentElement.dataset.staff !== undefined;
