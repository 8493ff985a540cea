import { ArrowHead } from '../shared/arrow';
import { FigureFrame } from '../shared/figure-frame';
import { Label } from '../shared/label';
import { near, pathOf } from '../shared/path';
import type { Point } from '../shared/plane';
import { dashedLine, softTones } from '../shared/tones';
import type { FigureOf } from '../shown-figure';

/** Squared paper with what lies on it: coloured cells, outlines, a way, mirror lines, words. */
export function GridDrawing({ figure }: { figure: FigureOf<'grid'> }) {
  const { columns, rows, references = false, shaded = [], items = [], outlines = [], path = [], dashed = [] } = figure;
  const left = references ? 28 : 6;
  const right = figure.north === true ? 40 : 6;
  const top = 6;
  const cell = Math.max(6, Math.min(items.length > 0 ? 48 : 36, (348 - left - right) / columns, 300 / rows));
  const bottom = top + rows * cell;
  const at = ([x, y]: readonly [number, number]): Point => ({ x: left + x * cell, y: bottom - y * cell });
  const line = (points: readonly (readonly [number, number])[], closed = false) => pathOf(points.map(at), closed);
  const tip = path.at(-1);
  const beforeTip = path.at(-2);
  return (
    <FigureFrame alt={figure.alt} width={left + columns * cell + right} height={bottom + (references ? 26 : 6)}>
      {shaded.map((each, index) => {
        const { x, y } = at([each.cell[0], each.cell[1] + 1]);
        return (
          <rect
            key={index}
            x={near(x)}
            y={near(y)}
            width={cell}
            height={cell}
            fill={`var(--fig-${each.tone ?? 'a'})`}
            opacity="0.75"
          />
        );
      })}
      {outlines.map(({ points, tone = 'a' }, index) => (
        <path key={index} d={line(points, true)} fill={tone === 'none' ? 'none' : softTones[tone]} />
      ))}
      <path
        d={[
          ...Array.from({ length: columns + 1 }, (_, column) =>
            line([
              [column, 0],
              [column, rows],
            ]),
          ),
          ...Array.from({ length: rows + 1 }, (_, row) =>
            line([
              [0, row],
              [columns, row],
            ]),
          ),
        ].join('')}
        stroke="var(--fig-rule)"
        strokeWidth="1.2"
        fill="none"
      />
      {outlines.map(({ points, tone = 'a' }, index) => (
        <path
          key={index}
          d={line(points, true)}
          fill="none"
          stroke={tone === 'none' ? 'var(--fig-line)' : `var(--fig-${tone})`}
          strokeWidth="3"
          strokeLinejoin="round"
        />
      ))}
      {dashed.map((ends, index) => (
        <path key={index} d={line(ends)} {...dashedLine} strokeWidth={2.5} />
      ))}
      {path.length > 1 && (
        <>
          <path
            d={line(path)}
            fill="none"
            stroke="var(--fig-b)"
            strokeWidth="3.5"
            strokeLinejoin="round"
            strokeLinecap="round"
          />
          {path[0] !== undefined && (
            <circle cx={near(at(path[0]).x)} cy={near(at(path[0]).y)} r="5" fill="var(--fig-b)" />
          )}
          {tip !== undefined && beforeTip !== undefined && (
            <ArrowHead from={at(beforeTip)} to={at(tip)} colour="var(--fig-b)" size={14} />
          )}
        </>
      )}
      {items.map((item, index) => {
        const spot = at([item.cell[0] + 0.5, item.cell[1] + 0.5]);
        return <Label key={index} {...spot} text={item.text} size={cell >= 40 ? 14 : 13} width={cell * 1.9} halo />;
      })}
      {outlines.map(({ points, label }, index) =>
        label === undefined ? null : <Label key={index} {...at(middle(points))} text={label} size={15} bold halo />,
      )}
      {references && (
        <>
          {Array.from({ length: columns }, (_, column) => (
            <Label
              key={column}
              x={at([column + 0.5, 0]).x}
              y={bottom + 14}
              text={String.fromCharCode(65 + (column % 26))}
              size={15}
            />
          ))}
          {Array.from({ length: rows }, (_, row) => (
            <Label
              key={row}
              x={left - 8}
              y={at([0, row + 0.5]).y}
              text={String(row + 1)}
              size={cell < 15 ? 13 : 15}
              anchor="end"
            />
          ))}
        </>
      )}
      {figure.north === true && <North x={left + columns * cell + 22} />}
    </FigureFrame>
  );
}

function North({ x }: { x: number }) {
  return (
    <>
      <Label x={x} y={16} text="N" size={16} bold />
      <path d={`M${near(x)} 66V34`} stroke="var(--fig-line)" strokeWidth="2.5" />
      <ArrowHead from={{ x, y: 66 }} to={{ x, y: 26 }} />
    </>
  );
}

function middle(points: readonly [number, number][]): [number, number] {
  const sum = points.reduce<[number, number]>(([sx, sy], [x, y]) => [sx + x, sy + y], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}
