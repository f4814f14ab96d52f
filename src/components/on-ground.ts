/** The class that gives links, buttons and quiet text on a coloured ground enough contrast. */
export const onGround = (ground: string): string | undefined =>
  ground === 'brand' ? 'on-brand' : ground === 'sky' || ground === 'sand' ? 'on-colour' : undefined;
