import type { ComponentType } from 'react';
import type { CatalogueControl } from '../../catalogue.ts';
import { ChoiceControl } from '../choice/ChoiceControl.tsx';
import { ColourControl } from '../colour/ColourControl.tsx';
import { IconControl } from '../icon/IconControl.tsx';
import { LengthControl } from '../length/LengthControl.tsx';
import { LinkControl } from '../link/LinkControl.tsx';
import { ListControl } from '../list/ListControl.tsx';
import { NumberControl } from '../number/NumberControl.tsx';
import { PageControl } from '../page-key/PageControl.tsx';
import { PostCategoryControl } from '../page-key/PostCategoryControl.tsx';
import { PictureControl } from '../picture/PictureControl.tsx';
import { PlaceControl } from '../place/PlaceControl.tsx';
import { RichTextControl } from '../rich-text/RichTextControl.tsx';
import { RouteControl } from '../route/RouteControl.tsx';
import { ShopItemControl } from '../shop-item/ShopItemControl.tsx';
import { TextControl } from '../text/TextControl.tsx';
import { ToggleControl } from '../text/ToggleControl.tsx';
import { UnfilteredHtmlControl } from '../unfiltered-html/UnfilteredHtmlControl.tsx';
import type { ControlProps } from './control-props.ts';

type Kind = Exclude<CatalogueControl['type'], 'per-device'>;

// biome-ignore lint/suspicious/noExplicitAny: which value a control has goes with its type, which a table cannot say
const controls: { [K in Kind]: ComponentType<ControlProps<K, any>> } = {
  text: TextControl,
  'rich-text': RichTextControl,
  'unfiltered-html': UnfilteredHtmlControl,
  number: NumberControl,
  toggle: ToggleControl,
  choice: ChoiceControl,
  link: LinkControl,
  page: PageControl,
  'post-category': PostCategoryControl,
  picture: PictureControl,
  place: PlaceControl,
  route: RouteControl,
  icon: IconControl,
  'shop-item': ShopItemControl,
  colour: ColourControl,
  length: LengthControl,
  list: ListControl,
};

/** The control of a field's type; a kind of field that this program is too old for has none. */
export const Control = (props: ControlProps<CatalogueControl['type'], unknown>) => {
  const Found = controls[props.control.type as Kind] as ComponentType<typeof props> | undefined;
  return Found ? <Found {...props} /> : null;
};
