import { length, perDevice } from '../../../fields/style-values.ts';
import { type Side, side } from './sides.ts';

const margin = (at: Side) =>
  perDevice(
    length({
      label: {
        nl: `Buitenruimte ${side[at].nl}`,
        en: `Margin ${side[at].en}`,
        de: `Außenabstand ${side[at].de}`,
      },
    }),
    { hover: true },
  );
const padding = (at: Side) =>
  perDevice(
    length({
      label: {
        nl: `Binnenruimte ${side[at].nl}`,
        en: `Padding ${side[at].en}`,
        de: `Innenabstand ${side[at].de}`,
      },
    }),
    { hover: true },
  );

export const spaceFields = {
  marginTop: margin('top'),
  marginRight: margin('right'),
  marginBottom: margin('bottom'),
  marginLeft: margin('left'),
  paddingTop: padding('top'),
  paddingRight: padding('right'),
  paddingBottom: padding('bottom'),
  paddingLeft: padding('left'),
};
