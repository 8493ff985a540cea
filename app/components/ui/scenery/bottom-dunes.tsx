import styles from './bottom-dunes.module.css';

const dunes = {
  __html: `<path class="${styles.far}" d="M0 120C300 20 520 130 820 90s520-110 780-30v140H0Z"/><path class="${styles.near}" d="M0 170c320-60 640 20 980-20s420-50 620-10v60H0Z"/>`,
};

/** Quiet dunes at the lower edge of a work page, behind everything. */
export function BottomDunes() {
  return (
    <svg
      className={styles.dunes}
      viewBox="0 0 1600 200"
      preserveAspectRatio="none"
      aria-hidden="true"
      dangerouslySetInnerHTML={dunes}
    />
  );
}
