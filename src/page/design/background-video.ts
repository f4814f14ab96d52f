import type { BackgroundVideo } from '../../modules/define-module.ts';
import type { DesignValues } from './values-in-force.ts';

/** The design values that say nothing to a module without a ground (`hasGround`). */
export const groundOnly = ['backgroundVideo', 'backgroundVideoOther', 'backgroundVideoOutside'];

const typeOf = (file: string) => (/\.webm$/i.test(file) ? 'video/webm' : 'video/mp4');

/** The video a design names for a module's ground (MOD-5); undefined when it names none. */
export function backgroundVideo(design: DesignValues): BackgroundVideo | undefined {
  const files = [design.backgroundVideoOther, design.backgroundVideo].filter((file) => !!file) as string[];
  if (!design.backgroundVideo) return;
  return {
    sources: files.map((src) => ({ src, type: typeOf(src) })),
    playsOutside: design.backgroundVideoOutside ?? false,
  };
}
