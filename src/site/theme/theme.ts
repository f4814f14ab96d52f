import { z } from 'zod';
import { type ThemeColour, themeColourNames } from './theme-colours.ts';

export const fontPairs = ['shop', 'classic', 'plain', 'friendly'] as const;
export const textSizes = ['small', 'regular', 'large'] as const;
export const headingSizes = ['calm', 'regular', 'loud'] as const;
export const spacings = ['compact', 'regular', 'airy'] as const;
export const corners = ['square', 'soft', 'round'] as const;
export const siteHeaders = ['over-picture', 'fixed'] as const;

const colour = z.string().regex(/^#[0-9a-f]{6}$/);

/** How the site looks; what is left out is the shop's own (src/site/tokens.css) (EDIT-5). */
export const themeSchema = z.strictObject({
  colours: z
    .strictObject(
      Object.fromEntries(themeColourNames.map((name) => [name, colour.optional()])) as Record<
        ThemeColour,
        z.ZodOptional<typeof colour>
      >,
    )
    .default({}),
  fonts: z.enum(fontPairs).default('shop'),
  textSize: z.enum(textSizes).default('regular'),
  headingSize: z.enum(headingSizes).default('regular'),
  spacing: z.enum(spacings).default('regular'),
  corners: z.enum(corners).default('round'),
  /** On pages that leave it to the site: over the first picture where there is one, or always a bar of its own. */
  header: z.enum(siteHeaders).default('over-picture'),
});

export type Theme = z.output<typeof themeSchema>;

/** The shop's own look. */
export const ownTheme: Theme = themeSchema.parse({});
