import styles from './landing.module.css';

/** Joined stars behind the headline: decoration. */
export function Constellation() {
  return (
    <svg
      className={styles.constellation}
      viewBox="0 0 600 300"
      fill="none"
      stroke="#8FA9F0"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path
        strokeDasharray="2 7"
        strokeLinecap="round"
        d="M30 210 150 120 300 96 440 132 560 60M150 120 210 30 300 96"
      />
      <g fill="#fff" stroke="none">
        <circle cx="30" cy="210" r="3" />
        <circle cx="150" cy="120" r="4" />
        <circle cx="300" cy="96" r="3.5" />
        <circle cx="440" cy="132" r="3" />
        <circle cx="560" cy="60" r="4" />
        <circle cx="210" cy="30" r="3.5" />
      </g>
    </svg>
  );
}
