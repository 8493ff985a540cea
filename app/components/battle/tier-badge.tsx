import type { TierName } from '../../../rules/battle/tiers';
import styles from './tier.module.css';

/** The ten tiers from the lowest: each has a colour and a shape of its own, so that colour is never alone. */
const shapes = {
  Plastic: ['<circle cx="20" cy="20" r="14"/>', ''],
  Tin: ['<rect x="7" y="11" width="26" height="18" rx="9"/>', '<path d="M14 16h12"/>'],
  Copper: ['<path d="M20 6 35 33H5Z"/>', '<path d="m20 15 6 11"/>'],
  Bronze: ['<rect x="8" y="8" width="24" height="24" rx="3"/>', '<path d="M13 20h14"/>'],
  Iron: ['<path d="m20 5 15.2 11.1-5.8 17.9H10.6L4.8 16.1Z"/>', '<path d="m20 11 8.5 6.2"/>'],
  Silver: ['<path d="M20 4.5 33.5 12.2v15.6L20 35.5 6.5 27.8V12.2Z"/>', '<path d="M20 11v18"/>'],
  Gold: ['<path d="m20 4 4.8 10.1 11 1.5-8 7.7 2 11L20 29l-9.8 5.3 2-11-8-7.7 11-1.5Z"/>', ''],
  Platinum: ['<path d="M20 4 33 8v12c0 8-6 13-13 16C13 33 7 28 7 20V8Z"/>', '<path d="M14 13h12"/>'],
  Diamond: ['<path d="M12 7h16l8 10-16 18L4 17Z"/>', '<path d="M4 17h32M12 7l8 10 8-10M20 17v18"/>'],
  Marslite: [
    '<circle cx="20" cy="20" r="12"/><path d="M10 26C2 31 1 35 6 34c7-1 24-14 28-22 2-5-4-3-8 0" fill="none"/>',
    '<circle cx="16" cy="16" r="2"/>',
  ],
} as const satisfies Record<TierName, [shape: string, lines: string]>;

const drawings = new Map(
  Object.entries(shapes).map(([name, [shape, lines]]) => [
    name,
    {
      __html: `<g fill="var(--tier-${name.toLowerCase()})" stroke="var(--tier-edge)" stroke-width="2" stroke-linejoin="round">${shape}</g><g fill="none" stroke="var(--tier-edge)" stroke-opacity=".45" stroke-width="2" stroke-linecap="round">${lines}</g>`,
    },
  ]),
);

interface TierBadgeProps {
  name: string;
  size: number;
  /** On the night sky the edge is dark in both themes. */
  onSpace?: boolean;
}

/** The sign of a tier, beside its name; nothing for a tier that is not shown. */
export function TierBadge({ name, size, onSpace = false }: TierBadgeProps) {
  const drawing = drawings.get(name);
  if (drawing === undefined) return null;
  return (
    <svg
      className={onSpace ? styles.onSpace : undefined}
      viewBox="0 0 40 40"
      width={size}
      height={size}
      aria-hidden="true"
      dangerouslySetInnerHTML={drawing}
    />
  );
}
