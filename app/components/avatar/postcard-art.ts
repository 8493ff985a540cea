import { dayInWords } from '../../lib/day-labels';

const stars = (places: [number, number][]) =>
  `<g fill="#fff">${places.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.600"/>`).join('')}</g>`;

/** Mars in the four seasons of our year, on 300 by 200. */
export const postcardScenes: Record<string, string> = {
  'postcard-summer': `<rect width="300" height="200" fill="#F6C9A0"/><circle cx="226" cy="52" r="20" fill="#FFF1C2"/><circle cx="92" cy="40" r="6" fill="#D9A27C"/><path d="M0 120l46-44 40 34 38-22 48 40 60-50 68 44v78H0Z" fill="#C8724A"/><path d="M0 146q70-26 150-8t150-14v76H0Z" fill="#B4562F"/><path d="M0 176q90-22 170-8t130-12v44H0Z" fill="#94401F"/>`,
  'postcard-autumn': `<rect width="300" height="200" fill="#3A3550"/><path d="M0 84h300v60H0Z" fill="#5E6B8F"/><circle cx="150" cy="118" r="46" fill="#7FA0CF"/><circle cx="150" cy="118" r="24" fill="#BBD6F2"/><circle cx="150" cy="118" r="11" fill="#fff"/>${stars(
    [
      [40, 30],
      [92, 20],
      [210, 26],
      [262, 44],
    ],
  )}<path d="M0 128q60-18 110-4t90-2 100-6v84H0Z" fill="#5A3328"/><path d="M0 160q80-20 160-6t140-10v56H0Z" fill="#3F211B"/>`,
  'postcard-winter': `<rect width="300" height="200" fill="#132350"/>${stars([
    [30, 26],
    [74, 52],
    [120, 22],
    [176, 40],
    [232, 20],
    [276, 56],
  ])}<circle cx="244" cy="60" r="13" fill="#D9C7B8"/><path d="M0 116q80-46 150-30t150 10v104H0Z" fill="#DDE9F7"/><path d="M0 142q70-30 140-14t160-4v76H0Z" fill="#B9CFE9"/><path d="M0 170q90-18 170-4t130-10v44H0Z" fill="#A8553A"/><path d="M60 150l8-16 8 16ZM196 146l10-20 10 20Z" fill="#fff"/>`,
  'postcard-spring': `<rect width="300" height="200" fill="#D99A63"/><circle cx="70" cy="50" r="16" fill="#F9E0B8"/><path d="M300 40c-70 4-96 26-84 48s52 12 84 20Z" fill="#C2774A"/><path d="M300 70c-96 2-132 30-112 58s74 12 112 26Z" fill="#A85A34"/><g fill="none" stroke="#F0C49A" stroke-width="3" stroke-linecap="round"><path d="M210 70q30-8 60 0M200 100q40-10 84 0M214 126q34-6 66 0"/></g><path d="M0 150q80-24 150-8t150-10v68H0Z" fill="#8E4524"/><path d="M0 178q90-18 170-6t130-10v38H0Z" fill="#6E3118"/>`,
};

/**
 * A postcard to print or to send, with the day (yyyy-MM-dd) on which it was bought; null for what is none. The day is
 * part of the name, so that nobody's purchases are looked up.
 */
export function postcardPicture(id: string, name: string, day: string): string | null {
  const scene = Object.hasOwn(postcardScenes, id) ? postcardScenes[id] : undefined;
  const date = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T12:00:00Z`) : null;
  if (scene === undefined || date === null || Number.isNaN(date.getTime())) return null;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 324 252" width="972" height="756"><title>${name}, ${dayInWords(day)}</title><rect width="324" height="252" rx="6" fill="#fff"/><svg x="12" y="12" width="300" height="200" viewBox="0 0 300 200">${scene}</svg><g font-family="system-ui, sans-serif" fill="#101936"><text x="12" y="236" font-size="14" font-weight="700">${name}</text><text x="312" y="236" font-size="12" text-anchor="end">${dayInWords(day)}</text></g></svg>`;
}
