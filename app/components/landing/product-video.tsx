import styles from './product-video.module.css';

/** A short film of the product itself: local, silent, with captions, and nothing of it but a picture loads before it is played. */
export function ProductVideo() {
  return (
    <section className={styles.section} aria-labelledby="tour">
      <div className={`page ${styles.row}`}>
        <div className={styles.text}>
          <h2 id="tour">See a wrong answer turn into a next step</h2>
          <p>Half a minute with one question: a wrong answer, what went wrong, a hint, and the right answer.</p>
          <p className="muted small">The video has no sound. Captions tell you what’s happening.</p>
        </div>
        <video
          className={styles.video}
          controls
          muted
          playsInline
          preload="none"
          data-live="film"
          data-poster="/media/tour.webp"
          width={1280}
          height={720}
          aria-label="A tour of Marsmaths"
        >
          <source src="/media/tour.webm" type="video/webm" />
          <track kind="captions" src="/media/tour.vtt" srcLang="en-AU" label="English" default />
        </video>
      </div>
    </section>
  );
}
