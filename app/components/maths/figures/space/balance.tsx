import { FigureFrame } from '../shared/figure-frame';
import { blockHeight, Label } from '../shared/label';
import { phoneWidth } from '../shared/phone-width';
import { softTones } from '../shared/tones';
import type { FigureOf } from '../shown-figure';

const middle = phoneWidth / 2;
const arm = 96;
const pan = 138;

/** Two pans on a beam; the heavier pan hangs lower. */
export function BalanceDrawing({ figure }: { figure: FigureOf<'balance'> }) {
  const drop = { left: 20, right: -20, level: 0 }[figure.lower];
  const load = Math.max(40, blockHeight(figure.left, pan - 22, 17) + 14, blockHeight(figure.right, pan - 22, 17) + 14);
  const beam = load + 54;
  const base = beam + 92;
  return (
    <FigureFrame alt={figure.alt} width={phoneWidth} height={base + 10}>
      <path
        d={`M${middle} ${beam}V${base}M${middle - 46} ${base}h92`}
        stroke="var(--fig-line)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d={`M${middle - arm} ${beam + drop}L${middle + arm} ${beam - drop}`}
        stroke="var(--fig-line)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <circle cx={middle} cy={beam} r="9" fill="var(--fig-b)" stroke="var(--fig-line)" strokeWidth="2.5" />
      <Pan x={middle - arm} y={beam + drop - 26} text={figure.left} height={load} tone="a" />
      <Pan x={middle + arm} y={beam - drop - 26} text={figure.right} height={load} tone="c" />
    </FigureFrame>
  );
}

function Pan({ x, y, text, height, tone }: { x: number; y: number; text: string; height: number; tone: 'a' | 'c' }) {
  return (
    <>
      <path d={`M${x} ${y}v24`} stroke="var(--fig-line)" strokeWidth="4" />
      <rect
        x={x - pan / 2 + 8}
        y={y - height}
        width={pan - 16}
        height={height}
        rx="6"
        fill={softTones[tone]}
        stroke="var(--fig-line)"
        strokeWidth="2"
      />
      <path d={`M${x - pan / 2} ${y}h${pan}`} stroke="var(--fig-line)" strokeWidth="5" strokeLinecap="round" />
      <Label x={x} y={y - height / 2} text={text} size={17} width={pan - 22} />
    </>
  );
}
