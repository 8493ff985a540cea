import { Observatory } from './observatory';

/** Three Martian dunes and, below them, the page's own paper. */
export function Dunes({ className, observatory = false }: { className?: string; observatory?: boolean }) {
  return (
    <svg
      className={className}
      viewBox="0 0 1600 190"
      height={190}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      overflow="visible"
    >
      <path d="M0 95C220 38 420 104 640 80S1060 28 1290 68 1520 76 1600 49V190H0Z" fill="#6E2A2A" />
      {observatory ? <Observatory /> : null}
      <path d="M0 137C260 80 520 163 820 125S1340 76 1600 125V190H0Z" fill="#A8442A" />
      <path d="M0 163C300 125 620 194 980 160S1420 137 1600 167V190H0Z" fill="#D9623A" />
      <g fill="#7F3021" opacity=".5">
        <ellipse cx="300" cy="156" rx="34" ry="6" />
        <ellipse cx="1010" cy="150" rx="22" ry="4" />
        <ellipse cx="1400" cy="133" rx="30" ry="5" />
      </g>
      <path d="M0 184C400 163 900 201 1600 180V192H0Z" fill="var(--bg)" />
    </svg>
  );
}
