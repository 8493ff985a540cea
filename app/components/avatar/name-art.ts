/**
 * Own drawings of what stands at a name. Names are written over the cards, so every colour of theirs is dark enough for
 * the words of the sky; only stars are brighter, and small.
 */
const star = (x: number, y: number, radius: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="#fff" opacity=".5"/>`;

const stars = `${star(206, 18, 1.2)}${star(236, 42, 0.9)}${star(262, 14, 1.4)}${star(284, 50, 1)}${star(176, 34, 0.9)}`;

/** On 300 by 100; the right edge is always seen. */
export const cardScenes: Record<string, string> = {
  'card-dunes': `<rect width="300" height="100" fill="#3B1430"/><circle cx="258" cy="34" r="20" fill="#8A3A1C"/>${stars}<path d="M0 78q60-26 130-8t170-14v44H0Z" fill="#5E2418"/><path d="M0 92q90-22 170-6t130-10v24H0Z" fill="#7A2E16"/>`,
  'card-comets': `<rect width="300" height="100" fill="#0B1B4A"/>${stars}<g fill="none" stroke-linecap="round"><path d="M286 22 196 60" stroke="#1E3A8A" stroke-width="9"/><path d="M274 66 214 90" stroke="#1E3A8A" stroke-width="6"/></g><circle cx="284" cy="23" r="7" fill="#963512"/><circle cx="273" cy="66" r="5" fill="#963512"/>`,
  'card-aurora': `<rect width="300" height="100" fill="#05252E"/><path d="M0 46q60-40 130-14t170-22v34q-90 30-160 8T0 78Z" fill="#0B4A4A"/><path d="M60 74q70-36 130-12t110-20v28q-70 24-130 10T60 90Z" fill="#1B5A3C"/>${stars}`,
  'card-orbits': `<rect width="300" height="100" fill="#14123F"/><g fill="none" stroke="#43368F" stroke-width="2"><ellipse cx="250" cy="50" rx="36" ry="24"/><ellipse cx="250" cy="50" rx="68" ry="44"/><ellipse cx="250" cy="50" rx="104" ry="66"/></g><circle cx="250" cy="50" r="13" fill="#963512"/><circle cx="214" cy="50" r="4" fill="#5843B4"/><circle cx="298" cy="81" r="5" fill="#5843B4"/>${stars}`,
  'card-contours': `<rect width="300" height="100" fill="#123A2C"/><g fill="none" stroke="#24644B" stroke-width="2"><path d="M300 4q-60 2-84 30t20 48 64 16"/><path d="M300 20q-44 2-62 22t14 32 48 12"/><path d="M300 36q-28 2-38 13t10 18 28 6"/><path d="M300-12q-84 2-112 42t26 78"/></g>`,
};

const tag = (art: string) =>
  `<path d="M14 34h92a8 8 0 0 1 8 8v36a8 8 0 0 1-8 8H14a8 8 0 0 1-8-8V42a8 8 0 0 1 8-8Z" fill="#1E3A8A"/><path d="M12 46v28M108 46v28" stroke="#C9D7F8" stroke-width="3" stroke-linecap="round"/>${art}`;

/** An emblem on a name tag: what the words of a title are about. */
export const titleEmblems: Record<string, string> = {
  'title-stargazer': tag('<path d="M60 42l5 12 13 1-10 8 3 13-11-7-11 7 3-13-10-8 13-1Z" fill="#F2B84B"/>'),
  'title-patterns': tag(
    '<g fill="#8FE3C6"><circle cx="36" cy="60" r="4"/><circle cx="52" cy="60" r="6"/><circle cx="84" cy="60" r="11"/></g><circle cx="67" cy="60" r="8" fill="#F2B84B"/>',
  ),
  'title-fractions': tag(
    '<circle cx="60" cy="60" r="18" fill="#C9D7F8"/><path d="M60 60V42a18 18 0 1 1-18 18Z" fill="#E4572E"/>',
  ),
  'title-shapes': tag(
    '<path d="M40 72l9-20 9 20Z" fill="#F2B84B"/><rect x="63" y="54" width="18" height="18" fill="#8FE3C6"/><circle cx="60" cy="47" r="6" fill="#F9C9A8"/>',
  ),
  'title-careful': tag(
    '<circle cx="60" cy="60" r="18" fill="#8FE3C6"/><path d="M51 60l7 7 12-14" fill="none" stroke="#0B1B4A" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>',
  ),
  'title-helper': tag(
    '<g fill="#F9C9A8"><circle cx="50" cy="52" r="8"/><circle cx="72" cy="52" r="8"/></g><path d="M36 78q0-16 14-16t14 16M58 78q0-16 14-16t14 16Z" fill="#E4572E"/>',
  ),
  'title-explorer': tag(
    '<path d="M60 40q12 10 8 28H52q-4-18 8-28Z" fill="#fff"/><circle cx="60" cy="54" r="4" fill="#2F5BD0"/><path d="M52 62l-7 10 8-2M68 62l7 10-8-2" fill="#E4572E"/><path d="M56 69h8l-4 10Z" fill="#F2B84B"/>',
  ),
};
