import { productName } from '../../../rules/constants';
import styles from './logo.module.css';

/** The ringed planet and the name. Its colours are part of the drawing. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 34 34" aria-hidden="true">
        <circle cx="17" cy="17" r="12" fill="#E4572E" />
        <path d="M8 20q5-4 9 0t9-2a12 12 0 0 1-18 6Z" fill="#B8401C" />
        <circle cx="13" cy="12" r="2.2" fill="#FF9A76" />
        <path
          d="M7 23.5C1 28 1 31 5 30 13 28 28 17 32 8c1-4-3-3-6-1"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
      </svg>
      <span data-name>{productName}</span>
    </span>
  );
}
