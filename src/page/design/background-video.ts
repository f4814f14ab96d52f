import type { BackgroundVideo } from '../../modules/define-module.ts';
import type { DesignValues } from './values-in-force.ts';

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
