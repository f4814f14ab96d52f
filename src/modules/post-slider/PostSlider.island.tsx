import { CarouselFrame } from '../../components/carousel/CarouselFrame.tsx';
import { useCarousel } from '../../components/carousel/use-carousel.ts';
import { PostCard } from '../../components/posts/PostCard.tsx';
import type { PostCardData } from '../../components/posts/post-data.ts';
import type { Texts } from '../../lib/texts.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import type { postSliderFields } from './post-slider.definition.ts';
import styles from './post-slider.module.css';

export interface PostSliderData {
  posts: PostCardData[];
}

const texts = {
  nl: { label: 'Berichten' },
  en: { label: 'Posts' },
  de: { label: 'Beiträge' },
} satisfies Texts;

/** The newest posts beside each other. */
export const PostSlider = (props: ModuleProps<typeof postSliderFields, never, PostSliderData>) => {
  const { root, data, language, arrows, dots, level, ratio, perView } = props;
  const carousel = useCarousel({ ...props, count: data.posts.length });
  const sizes = `(max-width: 767px) 90vw, (max-width: 980px) 50vw, ${Math.round(1180 / perView.base)}px`;
  return (
    <CarouselFrame
      root={rootWith(root, styles.posts)}
      label={props.label || texts[language].label}
      slides={data.posts.map((post) => ({
        key: post.key,
        element: <PostCard {...{ post, level, ratio, sizes, language }} />,
      }))}
      inView={perView.base}
      {...{ carousel, language, arrows, dots }}
    />
  );
};
