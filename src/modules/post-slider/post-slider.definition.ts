import { carouselFields, carouselStyles } from '../../components/carousel/carousel-fields.ts';
import { postChoiceFields, postLookFields } from '../../components/posts/post-fields.ts';
import { number } from '../../fields/kinds.ts';
import { defineModule } from '../define-module.ts';
import { PostSlider } from './PostSlider.island.tsx';
import { postSliderFixtures } from './post-slider.fixtures.ts';

export const postSliderFields = {
  ...carouselFields({ perView: 3 }),
  ...postChoiceFields(),
  limit: number({
    label: { nl: 'Hoeveel', en: 'How many', de: 'Wie viele' },
    initial: 9,
    minimum: 1,
    maximum: 30,
  }),
  ...postLookFields(),
};

export const postSlider = defineModule({
  type: 'post-slider',
  version: 1,
  label: { nl: 'Berichten op een rij', en: 'Post slider', de: 'Beiträge zum Blättern' },
  about: {
    nl: 'Een paar berichten van je blog naast elkaar, bijvoorbeeld op de voorpagina.',
    en: 'A few posts of your blog side by side, for instance on the front page.',
    de: 'Einige Beiträge deines Blogs nebeneinander, zum Beispiel auf der Startseite.',
  },
  category: 'lists',
  icon: 'page',
  fields: postSliderFields,
  hydrate: 'visible',
  Component: PostSlider,
  isEmpty: (_values, { posts }) => posts.length === 0,
  styles: carouselStyles,
  fixtures: postSliderFixtures,
});
