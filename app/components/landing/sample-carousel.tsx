import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import '../maths/figures/shared/figure.module.css';
import { RichText } from '../maths/rich-text';
import styles from './sample-carousel.module.css';
import { useCarousel } from './use-carousel';

const keySteps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

export interface CarouselSample {
  year: string;
  topic: string;
  /** Safe HTML made on the page server: the figure and the words. */
  drawing: string;
  html: string;
}

/** Questions from the bank to leaf through. Without scripts it is a list that scrolls sideways. */
export function SampleCarousel({ samples }: { samples: CarouselSample[] }) {
  const frame = useRef<HTMLElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const { stops, current, playing, togglePlaying, move, goTo } = useCarousel(frame, track);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = keySteps[event.key];
    if (by === undefined || stops === 0) return;
    event.preventDefault();
    move(by);
  };
  return (
    <section ref={frame} className={styles.section} aria-labelledby="samples" aria-roledescription="carousel">
      <div className={`page ${styles.head}`}>
        <h2 id="samples">From counting seats to calculus</h2>
        <div className={styles.controls}>
          {stops > 1 ? (
            <>
              <button type="button" aria-label="Previous question" onClick={() => move(-1)}>
                <ChevronLeft aria-hidden />
              </button>
              <button type="button" aria-label={playing ? 'Pause' : 'Play'} onClick={togglePlaying}>
                {playing ? <Pause aria-hidden /> : <Play aria-hidden />}
              </button>
              <button type="button" aria-label="Next question" onClick={() => move(1)}>
                <ChevronRight aria-hidden />
              </button>
            </>
          ) : null}
        </div>
      </div>
      <ul ref={track} className={styles.track} tabIndex={0} aria-label="Sample questions" onKeyDown={onKeyDown}>
        {samples.map(({ year, topic, drawing, html }) => (
          <li key={topic} className={styles.slide}>
            <div className={styles.drawing} dangerouslySetInnerHTML={{ __html: drawing }} />
            <p className={styles.slideHead}>
              <b>{year}</b>
              <span>{topic}</span>
            </p>
            <RichText html={html} className={styles.text} />
          </li>
        ))}
      </ul>
      <div className={styles.dots}>
        {Array.from({ length: stops > 1 ? stops : 0 }, (_, index) => (
          <button
            key={index}
            type="button"
            aria-label={`Go to place ${index + 1} of ${stops}`}
            aria-current={index === current || undefined}
            onClick={() => goTo(index)}
          />
        ))}
      </div>
    </section>
  );
}
