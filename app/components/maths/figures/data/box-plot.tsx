import { FigureFrame } from '../shared/figure-frame';
import { blockHeight, Label } from '../shared/label';
import { scaleNumeral } from '../shared/numeral';
import { near } from '../shared/path';
import { phoneWidth } from '../shared/phone-width';
import { textWidth, widest } from '../shared/text-width';
import { roundStep, ticks } from '../shared/ticks';
import type { FigureOf } from '../shown-figure';

const box = 34;

/** Box plots one above the other over one scale. */
export function BoxPlotDrawing({ figure }: { figure: FigureOf<'box-plot'> }) {
  const { from, to, plots, xLabel } = figure;
  const marks = ticks(figure);
  const texts = marks.map(scaleNumeral);
  const side = Math.max(20, textWidth(texts.at(-1) ?? '', 14) / 2 + 4);
  const at = (value: number) => near(side + ((value - from) / (to - from)) * (phoneWidth - 2 * side));
  const every = roundStep((widest(texts, 14) + 6) / ((phoneWidth - 2 * side) / Math.max(1, marks.length - 1)));
  const rowHeight = plots.some(({ label }) => label !== undefined) ? 70 : 52;
  const axis = plots.length * rowHeight + 10;
  const nameHeight = xLabel === undefined ? 0 : blockHeight(xLabel, phoneWidth - 20, 14) + 6;
  return (
    <FigureFrame alt={figure.alt} width={phoneWidth} height={axis + 34 + nameHeight}>
      {marks.map((mark) => (
        <path key={mark} d={`M${at(mark)} 4V${axis}`} stroke="var(--fig-grid)" strokeWidth="1.2" />
      ))}
      {plots.map((plot, index) => {
        const middle = (index + 1) * rowHeight - box / 2 - 6;
        return (
          <g key={index} stroke="var(--fig-line)" strokeWidth="2.5">
            <path
              d={`M${at(plot.min)} ${middle - 9}v18M${at(plot.min)} ${middle}H${at(plot.q1)}M${at(plot.q3)} ${middle}H${at(plot.max)}M${at(plot.max)} ${middle - 9}v18`}
              fill="none"
              strokeLinecap="round"
            />
            <rect
              x={at(plot.q1)}
              y={middle - box / 2}
              width={near(Math.max(0, at(plot.q3) - at(plot.q1)))}
              height={box}
              fill={index % 2 === 0 ? 'var(--fig-a-soft)' : 'var(--fig-b-soft)'}
            />
            <path d={`M${at(plot.median)} ${middle - box / 2}v${box}`} strokeWidth="3.5" />
            {(plot.outliers ?? []).map((outlier, place) => (
              <path
                key={place}
                d={`M${at(outlier) - 4} ${middle - 4}l8 8m0 -8l-8 8`}
                strokeWidth="2"
                strokeLinecap="round"
              />
            ))}
          </g>
        );
      })}
      {plots.map(({ label }, index) =>
        label === undefined ? null : (
          <Label key={index} x={6} y={index * rowHeight + 16} text={label} size={15} anchor="start" bold halo />
        ),
      )}
      <path d={`M6 ${axis}H${phoneWidth - 6}`} stroke="var(--fig-line)" strokeWidth="2.5" strokeLinecap="round" />
      {marks.map((mark, index) => (
        <g key={mark}>
          <path d={`M${at(mark)} ${axis}v${index % every === 0 ? 8 : 5}`} stroke="var(--fig-line)" strokeWidth="2" />
          {index % every === 0 && <Label x={at(mark)} y={axis + 20} text={texts[index] ?? ''} size={14} />}
        </g>
      ))}
      {xLabel !== undefined && (
        <Label x={phoneWidth / 2} y={axis + 32 + nameHeight / 2} text={xLabel} size={14} width={phoneWidth - 20} />
      )}
    </FigureFrame>
  );
}
