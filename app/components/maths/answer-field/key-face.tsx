import type { AnswerKey } from './answer-keys';

const slot = { width: 10, height: 10, rx: 2, fill: 'none', stroke: 'currentColor', strokeWidth: 2 };

/** Fractions are drawn with two empty places; the other keys show their sign. */
export function KeyFace({ answerKey: { id, face } }: { answerKey: AnswerKey }) {
  if (id !== 'fraction' && id !== 'mixed') return face;
  const left = id === 'mixed' ? 18 : 3;
  return (
    <svg width={left + 19} height="30" viewBox={`0 0 ${left + 19} 30`} aria-hidden="true">
      {id === 'mixed' ? <rect x="3" y="10" {...slot} /> : null}
      <rect x={left + 1.5} y="1.5" {...slot} />
      <path d={`M${left - 1} 15h15`} stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      <rect x={left + 1.5} y="18.5" {...slot} />
    </svg>
  );
}
