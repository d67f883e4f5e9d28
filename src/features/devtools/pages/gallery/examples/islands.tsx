import { Island } from '#platform/browser/island.tsx';
import { Composition } from '#ui/art/composition.tsx';
import { Button } from '#ui/button.tsx';
import { Carousel } from '#ui/carousel/carousel.tsx';
import { stack } from '#ui/layout.ts';
import GalleryDemo from '../../../browser/gallery-demo.tsx';
import type { Part } from './example.ts';
import style from './islands.module.css';

const words = {
  carousel: 'carousel',
  slide: 'slide',
  pause: 'Pause the slides',
  play: 'Play the slides',
  position: (index: number, count: number) => `${index} of ${count}`,
};
const demo = { action: '/gallery', nameLabel: 'Your name', countLabel: 'Count', sendLabel: 'Send' };

function banner(title: string, href: string, rows: readonly string[]) {
  return (
    <div className={stack(0, style.slide)}>
      <div>
        <h4>{title}</h4>
        <p>Each slide is drawn at build time and can be swiped, with or without a script.</p>
        <Button href={href}>Read more</Button>
      </div>
      <div className={style.picture}>
        <Composition rows={rows} />
      </div>
    </div>
  );
}

function quote(text: string) {
  return <blockquote className={style.quote}>{text}</blockquote>;
}

export const islands: readonly Part[] = [
  {
    part: 'carousel',
    title: 'Carousel',
    note: 'Turns every seven seconds while nobody points at it, focuses it or prefers no motion.',
    wide: true,
    examples: {
      'squares, inside': (
        <Carousel
          id="carousel-squares"
          label="Offers of the month"
          words={words}
          controls="inside"
          slides={[
            banner('Bots that answer', '/development/bots', [
              'circle:fp leaf:mf dots:is',
              'ring:pk triangle:vb quarter:si',
            ]),
            banner('Dashboards that explain', '/development/dashboards', [
              'fan:vb steps:sf half:mk',
              'dots:vb arch:fi ring:vm',
            ]),
            banner('Systems that talk', '/development/api', [
              'bends:si petal:fm circle:vb',
              'drop:mk flower:is stripes:bv',
            ]),
          ]}
        />
      ),
      'dots, below': (
        <Carousel
          id="carousel-dots"
          label="What clients say"
          words={words}
          indicators="dots"
          slides={[
            quote('They answered within the hour, and it was a person.'),
            quote('Two years, and not one lost ticket.'),
          ]}
        />
      ),
    },
  },
  {
    part: 'island',
    title: 'Islands that wake',
    note: 'Without React each of them is a form that goes to this page.',
    wide: true,
    examples: {
      'on intent': <Island name="gallery-demo" of={GalleryDemo} props={{ count: { ...demo, id: 'demo-intent' } }} />,
      'on intent, a second one': (
        <Island name="gallery-demo" of={GalleryDemo} props={{ count: { ...demo, id: 'demo-second' } }} />
      ),
      'on sight': (
        <Island name="gallery-demo" of={GalleryDemo} wake="sight" props={{ count: { ...demo, id: 'demo-sight' } }} />
      ),
    },
  },
];
