import { useId } from 'react';
import { FigureFrame } from '../shared/figure-frame';
import { Label } from '../shared/label';
import { phoneWidth } from '../shared/phone-width';
import { textWidth } from '../shared/text-width';
import type { FigureOf } from '../shown-figure';
import { type VennPlan, type VennRegion, vennPlan } from './venn-plan';

/** Two or three rings in a box; regions are shaded by what lies inside some rings and outside the others. */
export function VennDrawing({ figure }: { figure: FigureOf<'venn'> }) {
  const id = useId();
  const { sets, regions, shaded = [] } = figure;
  const plan = vennPlan(sets.length);
  return (
    <FigureFrame alt={figure.alt} width={phoneWidth} height={plan.height + 4}>
      <defs>
        {plan.rings.map((ring) => (
          <clipPath key={ring.name} id={`${id}${ring.name}`}>
            <circle cx={ring.x} cy={ring.y} r={ring.radius} />
          </clipPath>
        ))}
        {shaded.map((region) => (
          <mask key={region} id={`${id}not-${region}`}>
            <rect width={phoneWidth} height={plan.height} fill="white" />
            {plan.rings
              .filter(({ name }) => region === 'outside' || !region.includes(name))
              .map((ring) => (
                <circle key={ring.name} cx={ring.x} cy={ring.y} r={ring.radius} fill="black" />
              ))}
          </mask>
        ))}
      </defs>
      {shaded.map((region) => (
        <Shade key={region} region={region} plan={plan} id={id} />
      ))}
      <rect
        x="3"
        y="3"
        width={phoneWidth - 6}
        height={plan.height - 4}
        rx="8"
        fill="none"
        stroke="var(--fig-line)"
        strokeWidth="2"
      />
      {plan.rings.map((ring, index) => (
        <circle
          key={ring.name}
          cx={ring.x}
          cy={ring.y}
          r={ring.radius}
          fill="none"
          stroke={['var(--fig-a)', 'var(--fig-b)', 'var(--fig-c)'][index]}
          strokeWidth="3"
        />
      ))}
      {plan.rings.map((ring, index) => (
        <Label
          key={ring.name}
          {...ring.nameAt}
          text={sets[index] ?? ''}
          size={15}
          width={ring.nameAt.width}
          bold
          halo
        />
      ))}
      {Object.entries(plan.spots).map(([region, spot]) => {
        const text = regions[region as VennRegion];
        if (text === undefined) return null;
        const size = textWidth(text, 16) > spot.width ? 14 : 16;
        return <Label key={region} x={spot.x} y={spot.y} text={text} size={size} width={spot.width} />;
      })}
    </FigureFrame>
  );
}

function Shade({ region, plan, id }: { region: VennRegion; plan: VennPlan; id: string }) {
  const inside = plan.rings.filter(({ name }) => region !== 'outside' && region.includes(name));
  const area = (
    <rect
      x="3"
      y="3"
      width={phoneWidth - 6}
      height={plan.height - 4}
      rx="8"
      fill="var(--fig-a-soft)"
      mask={`url(#${id}not-${region})`}
    />
  );
  return inside.reduce(
    (inner, { name }) => (
      <g key={name} clipPath={`url(#${id}${name})`}>
        {inner}
      </g>
    ),
    area,
  );
}
