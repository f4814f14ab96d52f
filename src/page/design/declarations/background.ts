import { colourValue } from '../../../fields/style-values.ts';
import { type PictureWidth, pictureAddress } from '../../picture-address.ts';
import type { Declarations } from '../ranged-css.ts';
import type { ValuesInForce } from '../values-in-force.ts';

const sizes = { cover: 'cover', contain: 'contain', stretch: '100% 100%', original: 'auto' } as const;
const repeats = { no: 'no-repeat', both: 'repeat', across: 'repeat-x', down: 'repeat-y' } as const;

/** Colour, picture, gradient and veil, each over the one before (MOD-1). */
export function backgroundDeclarations(values: ValuesInForce): Declarations {
  const declarations: Declarations = {};
  if (values.backgroundColour) declarations['background-color'] = colourValue(values.backgroundColour);
  const over = [veil(values), gradient(values)].filter((layer) => layer !== undefined);
  const { backgroundPicture: picture } = values;
  // What lies over the picture lies over the video too; said of every video, for the value is inherited.
  if (values.backgroundVideo) declarations['--over-video'] = over.join(',') || 'none';
  if (picture || over.length > 0)
    declarations['background-image'] = [...over, ...(picture ? [pictureLayer(values)] : [])].join(',');
  return picture ? { ...declarations, ...picturePlace(values, over.length) } : declarations;
}

/** How the picture lies; the layers over it fill everything either way. */
function picturePlace(values: ValuesInForce, layersOver: number): Declarations {
  const { backgroundPicture, backgroundSize, backgroundPosition, backgroundRepeat, backgroundBlend } = values;
  const { x, y } = backgroundPicture?.focus ?? { x: 0.5, y: 0.5 };
  const covers = backgroundSize === 'cover' || backgroundSize === 'stretch';
  return {
    'background-size': sizes[backgroundSize],
    'background-position':
      backgroundPosition === 'focus' ? `${percent(x)} ${percent(y)}` : backgroundPosition.replace('-', ' '),
    ...(!covers && { 'background-repeat': repeats[backgroundRepeat] }),
    ...(backgroundBlend !== 'normal' && {
      'background-blend-mode': [...Array<string>(layersOver).fill('normal'), backgroundBlend].join(','),
    }),
  };
}

const percent = (part: number) => `${Math.round(part * 1000) / 10}%`;

function veil({ veilColour }: ValuesInForce): string | undefined {
  const colour = veilColour && colourValue(veilColour);
  return colour ? `linear-gradient(${colour},${colour})` : undefined;
}

function gradient(values: ValuesInForce): string | undefined {
  if (values.gradientShape === 'none') return;
  const stops = [
    `${colourValue(values.gradientFrom)} ${values.gradientStart}%`,
    `${colourValue(values.gradientTo)} ${values.gradientEnd}%`,
  ].join(',');
  return values.gradientShape === 'linear'
    ? `linear-gradient(${values.gradientAngle}deg,${stops})`
    : `radial-gradient(${stops})`;
}

function pictureLayer({ backgroundPicture, backgroundPicturePhone }: ValuesInForce): string {
  const width: PictureWidth = backgroundPicture === backgroundPicturePhone ? 960 : 1600;
  return backgroundPicture ? cssUrl(pictureAddress(backgroundPicture, width)) : 'none';
}

/** An address as CSS holds it: nothing in it ends the string, the rule or the style element. */
const cssUrl = (address: string) =>
  `url("${address.toWellFormed().replace(/[^\w./~%-]/gu, (letter) => encodeURIComponent(letter))}")`;
