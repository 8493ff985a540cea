import { escapeHtml } from '../../lib/escape-html';

/** Font size that keeps a badge's letters inside the 64-unit square. */
function letterSize(text: string): number {
  const sizes = [34, 34, 30, 23, 19];
  return sizes[[...text].length] ?? 15;
}

/**
 * A course badge as an SVG picture: short text on a rounded square. Its colours are fixed (the light theme's figure blue
 * and ink) because a picture knows nothing of the page's tokens; they read well on light and dark pages alike.
 */
export function badgeSvg(text: string, title: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64" role="img"><title>${escapeHtml(
    title,
  )}</title><rect width="64" height="64" rx="18" fill="#c9d7f8"/><text x="32" y="33" fill="#101936" font-family="'Atkinson Hyperlegible Next', system-ui, sans-serif" font-size="${letterSize(
    text,
  )}" font-weight="800" text-anchor="middle" dominant-baseline="central">${escapeHtml(text)}</text></svg>`;
}
