import { blockHeight, Label } from '../shared/label';
import { near } from '../shared/path';
import { textWidth, widest } from '../shared/text-width';
import { wrapText } from '../shared/wrap-text';
import { axisSize } from './chart-area';

interface CategoryPlan {
  turned: boolean;
  /** Room needed under the axis. */
  height: number;
  /** Every how many names one is written. */
  every: number;
}

/** How names stand under their columns: side by side, in lines, or turned upright where they are many and long. */
export function planCategories(names: readonly string[], slot: number): CategoryPlan {
  const words = widest(
    names.flatMap((name) => name.split(/\s+/)),
    axisSize,
  );
  const lines = Math.max(1, ...names.map((name) => wrapText(name, slot - 4, axisSize).length));
  if (words <= slot - 3 && lines <= 3) {
    return {
      turned: false,
      height: Math.max(0, ...names.map((name) => blockHeight(name, slot - 4, axisSize))) + 10,
      every: 1,
    };
  }
  const every = Math.max(1, Math.ceil(17 / slot));
  return { turned: true, height: Math.min(130, widest(names, axisSize)) + 12, every };
}

interface CategoryLabelsProps {
  names: readonly string[];
  plan: CategoryPlan;
  slot: number;
  /** The middle of each name's place. */
  atX(index: number): number;
  y: number;
}

export function CategoryLabels({ names, plan, slot, atX, y }: CategoryLabelsProps) {
  return (
    <>
      {names.map((name, index) => {
        if (index % plan.every !== 0) return null;
        const x = near(atX(index));
        if (plan.turned) {
          return (
            <g key={index} transform={`rotate(-90 ${x} ${y + 6})`}>
              <Label x={x} y={y + 6} text={fitted(name)} size={axisSize} anchor="end" />
            </g>
          );
        }
        const height = blockHeight(name, slot - 4, axisSize);
        return <Label key={index} x={x} y={y + 5 + height / 2} text={name} size={axisSize} width={slot - 4} />;
      })}
    </>
  );
}

/** A name longer than the room under a chart ends in an ellipsis. */
function fitted(name: string): string {
  if (textWidth(name, axisSize) <= 130) return name;
  let short = name;
  while (textWidth(`${short}…`, axisSize) > 130) short = short.slice(0, -1);
  return `${short}…`;
}
