import type { ReactNode } from 'react';
import type { Tier } from '../../../rules/tiers';

/** Each tier has its own outline beside its own colour, so it is told apart without seeing colours. */
const shapes: Record<Tier, { outline: ReactNode; mark?: string }> = {
  Plastic: { outline: <circle cx="20" cy="20" r="14" /> },
  Tin: { outline: <rect x="7" y="11" width="26" height="18" rx="9" />, mark: 'M14 16h12' },
  Copper: { outline: <path d="M20 6 35 33H5Z" />, mark: 'M20 15l6 11' },
  Bronze: { outline: <rect x="8" y="8" width="24" height="24" rx="3" />, mark: 'M13 20h14' },
  Iron: { outline: <path d="m20 5 15.2 11.1-5.8 17.9H10.6L4.8 16.1Z" />, mark: 'm20 11 8.5 6.2' },
  Silver: { outline: <path d="M20 4.5 33.5 12.2v15.6L20 35.5 6.5 27.8V12.2Z" />, mark: 'M20 11v18' },
  Gold: { outline: <path d="m20 4 4.8 10.1 11 1.5-8 7.7 2 11L20 29l-9.8 5.3 2-11-8-7.7 11-1.5Z" /> },
  Platinum: { outline: <path d="M20 4 33 8v12c0 8-6 13-13 16C13 33 7 28 7 20V8Z" />, mark: 'M14 13h12' },
  Diamond: { outline: <path d="M12 7h16l8 10-16 18L4 17Z" />, mark: 'M4 17h32M12 7l8 10 8-10M20 17v18' },
  Marslite: {
    outline: (
      <>
        <circle cx="20" cy="20" r="12" />
        <path d="M10 26C2 31 1 35 6 34c7-1 24-14 28-22 2-5-4-3-8 0" fill="none" />
      </>
    ),
    mark: 'M15 14l3 3',
  },
};

/** A ranked tier as a badge; `size` in CSS pixels. */
export function TierBadge({ tier, size = 36 }: { tier: Tier; size?: number }) {
  const { outline, mark } = shapes[tier];
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" role="img" aria-label={`${tier} tier`}>
      <g fill={`var(--tier-${tier.toLowerCase()})`} stroke="var(--tier-edge)" strokeWidth="2" strokeLinejoin="round">
        {outline}
      </g>
      {mark === undefined ? null : (
        <path
          d={mark}
          fill="none"
          stroke="var(--tier-edge)"
          strokeOpacity=".45"
          strokeWidth="2"
          strokeLinecap="round"
        />
      )}
    </svg>
  );
}
