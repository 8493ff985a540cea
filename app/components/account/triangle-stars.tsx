/** A right triangle among the stars, its sides named. */
export function TriangleStars({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 520 360" fill="none" stroke="#9DB8FF" strokeWidth="1.8" aria-hidden="true">
      <path strokeDasharray="3 7" strokeLinecap="round" d="M80 290H400V80Z" />
      <path d="M380 290v-20h20" />
      <g fill="#fff" stroke="none">
        <circle cx="80" cy="290" r="5" />
        <circle cx="400" cy="290" r="5" />
        <circle cx="400" cy="80" r="6" />
      </g>
      <g fill="#C9D5F6" stroke="none" fontSize="22" fontWeight="600" fontStyle="italic">
        <text x="414" y="194">
          a
        </text>
        <text x="236" y="320">
          b
        </text>
        <text x="216" y="172">
          c
        </text>
      </g>
    </svg>
  );
}
