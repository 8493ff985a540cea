import {
  type Board,
  describeBoard,
  isStroke,
  type Outline,
  type Shape,
  type StickerShape,
  type Stroke,
  type TextShape,
} from '../../../rules/whiteboard/shapes';
import { escapeHtml } from '../../lib/escape-html';
import { arrowHead, boxOf, dashesOf, lengthBetween, lineHeight, pieceWidth, reachOf } from './geometry';
import { boardFont } from './paint-shape';
import { stickerArt, stickerBox } from './sticker-art';

/** The inks of the light theme on white paper; in the dark theme the page turns the picture's colours over. */
const inks = {
  black: '#101936',
  blue: '#2f5bd0',
  orange: '#c2410c',
  green: '#14804a',
  plum: '#8a2f8f',
  teal: '#0d6a73',
  white: '#fff',
};

/** A drawing as a picture, cut to what is drawn. */
export function boardSvg(board: Board): string {
  const { width, height } = reachOf(board);
  const size = `width="${Math.max(width, 1)}" height="${Math.max(height, 1)}"`;
  const box = `viewBox="0 0 ${Math.max(width, 1)} ${Math.max(height, 1)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${box} fill="none" stroke-linecap="round" stroke-linejoin="round"><title>${describeBoard(board)}</title><rect width="100%" height="100%" fill="#fff"/>${boardShapes(board.shapes)}</svg>`;
}

/** The shapes alone, for a picture without fill and with round ends of lines. */
export const boardShapes = (shapes: readonly Shape[]): string => shapes.map(shapeSvg).join('');

function shapeSvg(shape: Shape): string {
  const drawn = drawnSvg(shape);
  return shape.opacity === 1 ? drawn : `<g opacity="${shape.opacity}">${drawn}</g>`;
}

function drawnSvg(shape: Shape): string {
  if (shape.kind === 'sticker') return stickerSvg(shape);
  const ink = inks[shape.colour];
  if (isStroke(shape)) return strokeSvg(shape, ink);
  return shape.kind === 'text' ? textSvg(shape, ink) : outlineSvg(shape, ink);
}

function stickerSvg({ sticker, x, y, size }: StickerShape): string {
  const place = `translate(${short(x - size / 2)} ${short(y - size / 2)}) scale(${short(size / stickerBox)})`;
  const parts = stickerArt[sticker].map(({ path, fill }) => `<path d="${path}" fill="${fill}"/>`);
  return `<g transform="${place}">${parts.join('')}</g>`;
}

/** Pieces of one width are one path. */
function strokeSvg(stroke: Stroke, ink: string): string {
  const { points, width, brush } = stroke;
  const x = (at: number) => short(points[3 * at]);
  const y = (at: number) => short(points[3 * at + 1]);
  const widthAt = (at: number) => pieceWidth(stroke, at);
  const count = points.length / 3;
  if (count === 1) return `<circle cx="${x(0)}" cy="${y(0)}" r="${Math.max(widthAt(0), 1.5) / 2}" fill="${ink}"/>`;
  let svg = '';
  let gone = 0;
  for (let from = 0; from < count - 1; ) {
    const wide = widthAt(from + 1);
    let to = from + 1;
    let path = `M${x(from)} ${y(from)}L${x(to)} ${y(to)}`;
    while (to < count - 1 && widthAt(to + 1) === wide) {
      to += 1;
      path += `L${x(to)} ${y(to)}`;
    }
    const dashes = brush === 'dashes' ? dashesSvg(width, gone) : '';
    svg += `<path d="${path}" stroke="${ink}" stroke-width="${short(wide)}"${dashes}/>`;
    if (brush === 'dashes') gone += lengthBetween(points, from, to);
    from = to;
  }
  return svg;
}

const dashesSvg = (width: number, gone: number) =>
  ` stroke-dasharray="${dashesOf(width).join(' ')}" stroke-dashoffset="${short(gone)}"`;

function outlineSvg({ kind, at, width, fill }: Outline, ink: string): string {
  const look = `stroke="${ink}" stroke-width="${width}"`;
  const [x1, y1, x2, y2] = at.map(short);
  const [left, top, across, down] = boxOf(at);
  const inside = fill ? ` fill="${ink}"` : '';
  if (kind === 'rectangle')
    return `<rect x="${short(left)}" y="${short(top)}" width="${short(across)}" height="${short(down)}" ${look}${inside}/>`;
  if (kind === 'ellipse')
    return `<ellipse cx="${short(left + across / 2)}" cy="${short(top + down / 2)}" rx="${short(across / 2)}" ry="${short(down / 2)}" ${look}${inside}/>`;
  const [ax, ay, bx, by] = arrowHead(at, width).map(short);
  const head = kind === 'arrow' ? `M${ax} ${ay}L${x2} ${y2}L${bx} ${by}` : '';
  return `<path d="M${x1} ${y1}L${x2} ${y2}${head}" ${look}/>`;
}

function textSvg({ x, y, text, size }: TextShape, ink: string): string {
  const rows = text.split('\n').map((line, row) => {
    const place = `x="${short(x)}" y="${short(y + size * (row * lineHeight + 1))}"`;
    return `<tspan ${place}>${escapeHtml(printable(line))}</tspan>`;
  });
  return `<text fill="${ink}" font-size="${size}" font-family="${escapeHtml(boardFont)}" xml:space="preserve">${rows.join('')}</text>`;
}

const short = (value: number | undefined): number => Math.round((value ?? 0) * 100) / 100;

/** XML takes no control characters, not even escaped. */
const printable = (text: string): string =>
  [...text].filter((char) => char >= ' ' && char !== '\uFFFE' && char !== '\uFFFF').join('');
