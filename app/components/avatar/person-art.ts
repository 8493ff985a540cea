/** Own drawings, on a square of 120. Colours belong to the things themselves, in both themes. */
export const skins: Record<string, string> = {
  'skin-1': '#E9B48C',
  'skin-2': '#F6D3B3',
  'skin-3': '#D99A63',
  'skin-4': '#A86B3C',
  'skin-5': '#6B4226',
  'skin-6': '#63CFAF',
};

export const tones: Record<string, string> = {
  'tone-1': '#6A2410',
  'tone-2': '#2B2B33',
  'tone-3': '#C99A4A',
  'tone-4': '#D9623A',
  'tone-5': '#8A8F9C',
  'tone-6': '#1E3A8A',
};

export const skies: Record<string, string> = {
  'sky-1': '<circle cx="60" cy="60" r="52" fill="#C9D7F8"/>',
  'sky-2': '<circle cx="60" cy="60" r="52" fill="#FBD3C3"/><circle cx="88" cy="40" r="13" fill="#F2B84B"/>',
  'sky-3': `<circle cx="60" cy="60" r="52" fill="#0B1B4A"/><g fill="#fff"><circle cx="28" cy="40" r="1.6"/>
<circle cx="90" cy="34" r="2"/><circle cx="96" cy="62" r="1.4"/><circle cx="40" cy="20" r="1.4"/></g>`,
  nebula: `<circle cx="60" cy="60" r="52" fill="#2A0F3D"/><path d="M8 62q30-40 62-18t42-18v40q-40 30-104 10Z" fill="#A83A84" opacity=".7"/>
<path d="M10 74q34-20 60-6t40-10v14q-40 24-98 12Z" fill="#5C9DF0" opacity=".55"/><g fill="#fff"><circle cx="30" cy="30" r="1.6"/>
<circle cx="84" cy="24" r="2"/><circle cx="98" cy="50" r="1.4"/></g>`,
};

const body = '<path d="M14 124c0-28 20-38 46-38s46 10 46 38Z"';

export const suits: Record<string, string> = {
  'suit-1': `${body} fill="#2F5BD0"/>`,
  'suit-2': `${body} fill="#6A7488"/>`,
  'suit-3': `${body} fill="#C8322B"/>`,
  'moss-suit': `${body} fill="#1D7F68"/><path d="M60 92v32" stroke="#8FE3C6" stroke-width="4"/><path d="M38 90q8 14 22 14t22-14" fill="none" stroke="#8FE3C6" stroke-width="4"/>`,
  'gold-suit': `${body} fill="#E3B02F"/><path d="M40 90l20 20 20-20" fill="none" stroke="#6B4304" stroke-width="4"/><circle cx="60" cy="114" r="4" fill="#6B4304"/>`,
};

/** Hair in two parts, behind and before the face; `T` stands for its colour. */
export const hairs: Record<string, { behind: string; before: string }> = {
  'hair-1': {
    behind: '',
    before: '<path d="M36 58c0-36 50-34 48 0-6-4-8-12-12-16-10 6-22 6-30 2-3 4-4 10-6 14Z" fill="T"/>',
  },
  'hair-2': {
    behind: '<path d="M32 52c-4-28 60-30 56 2 6 16 0 34-6 36H38c-6-4-12-22-6-38Z" fill="T"/>',
    before: '<path d="M37 54c2-18 22-20 28-16 6-4 18 2 18 16-10-2-16-6-20-11-6 7-14 10-26 11Z" fill="T"/>',
  },
  'hair-3': {
    behind: '<circle cx="60" cy="28" r="13" fill="T"/>',
    before: '<path d="M36 56c0-32 48-32 48 0-6-8-14-14-24-14s-18 6-24 14Z" fill="T"/>',
  },
  'hair-4': {
    behind: '<path d="M30 60c0-44 60-44 60 0 2 18 4 34-8 40H38c-12-6-10-22-8-40Z" fill="T"/>',
    before:
      '<path d="M34 64c0-36 52-36 52 0-3-14-12-24-26-24s-23 10-26 24Z" fill="T"/><path d="M40 84q20 14 40 0l2 14q-22 12-44 0Z" fill="T"/>',
  },
  'hair-5': { behind: '', before: '' },
  curls: {
    behind:
      '<g fill="T"><circle cx="38" cy="48" r="13"/><circle cx="82" cy="48" r="13"/><circle cx="34" cy="66" r="10"/><circle cx="86" cy="66" r="10"/></g>',
    before:
      '<g fill="T"><circle cx="44" cy="40" r="11"/><circle cx="60" cy="35" r="12"/><circle cx="76" cy="40" r="11"/></g>',
  },
  braids: {
    behind:
      '<g fill="T"><circle cx="34" cy="72" r="7"/><circle cx="32" cy="84" r="6.5"/><circle cx="32" cy="95" r="5.5"/><circle cx="86" cy="72" r="7"/><circle cx="88" cy="84" r="6.5"/><circle cx="88" cy="95" r="5.5"/></g>',
    before: '<path d="M36 60c-2-34 50-34 48 0-4-12-12-18-24-19-12 1-20 7-24 19Z" fill="T"/>',
  },
};

const star = (x: number, y: number, size: number, fill: string) =>
  `<path transform="translate(${x} ${y}) scale(${size})" d="M0-8l2.400 4.900 5.400.8-3.900 3.800.9 5.400L0 4.300l-4.800 2.600.9-5.400-3.900-3.800 5.400-.8Z" fill="${fill}" stroke="#6B4304" stroke-width="1"/>`;

/** Worn over the face and the hair. */
export const extras: Record<string, string> = {
  'round-glasses':
    '<g fill="none" stroke="#101936" stroke-width="2.800"><circle cx="50" cy="61" r="8.500"/><circle cx="70" cy="61" r="8.500"/><path d="M58.500 60q1.500-2 3 0M41.500 59l-5-2M78.500 59l5-2"/></g>',
  'star-glasses': `${star(50, 62, 1.35, '#F2B84B')}${star(70, 62, 1.35, '#F2B84B')}<circle cx="50" cy="61.500" r="3" fill="#101936"/><circle cx="70" cy="61.500" r="3" fill="#101936"/>`,
  cap: '<path d="M35 50c0-30 50-30 50 0Z" fill="#C8322B"/><path d="M60 44h36q2 7-6 7H58Z" fill="#8E1F1A"/><circle cx="60" cy="28" r="3" fill="#8E1F1A"/>',
  'star-visor': `<path d="M30 60a30 32 0 0 1 60 0v8a30 26 0 0 1-60 0Z" fill="#C9D7F8" opacity=".18"/><path d="M30 60a30 32 0 0 1 60 0v8a30 26 0 0 1-60 0Z" fill="none" stroke="#B4BFD2" stroke-width="5"/>${star(60, 26, 1.3, '#E3B02F')}`,
  crown:
    '<path d="M38 44l-4-24 13 10 13-16 13 16 13-10-4 24Z" fill="#E3B02F" stroke="#6B4304" stroke-width="2" stroke-linejoin="round"/><g fill="#C8322B"><circle cx="48" cy="38" r="2.500"/><circle cx="60" cy="36" r="3"/><circle cx="72" cy="38" r="2.500"/></g>',
};

export const frames: Record<string, string> = {
  'leaf-frame':
    '<circle cx="60" cy="60" r="54" fill="none" stroke="#1D7F68" stroke-width="6"/><g fill="#3CC07F" stroke="#1D7F68" stroke-width="1.500"><path d="M20 22q14-4 16 10-14 4-16-10ZM100 22q-14-4-16 10 14 4 16-10ZM60 112q-10-8 0-16 10 8 0 16Z"/></g>',
  'comet-frame':
    '<circle cx="60" cy="60" r="54" fill="none" stroke="#E4572E" stroke-width="7"/><path d="M90 14Q58-4 28 16" fill="none" stroke="#F9C9A8" stroke-width="4" stroke-linecap="round"/><circle cx="98" cy="22" r="8" fill="#F9C9A8" stroke="#E4572E" stroke-width="3"/>',
  'gold-frame': `<circle cx="60" cy="60" r="54" fill="none" stroke="#E3B02F" stroke-width="8"/><circle cx="60" cy="60" r="54" fill="none" stroke="#6B4304" stroke-width="1.500" stroke-dasharray="3 6"/>${star(60, 8, 1, '#FFF1C2')}${star(60, 112, 1, '#FFF1C2')}`,
};

/** What the Martian wears, on its own 200 by 220. Also the whole of a file that its drawing shows on top of it. */
export const outfits: Record<string, string> = {
  scarf:
    '<path d="M46 168q54 26 108 0l2 16q-56 26-112 0Z" fill="#C8322B"/><path d="M132 176l16 34-16 4-12-34Z" fill="#A1221B"/>',
  'bow-tie':
    '<path d="M100 184l-30-14v28Zm0 0 30-14v28Z" fill="#2F5BD0"/><path d="M84 178l16 6-16 6M116 178l-16 6 16 6" fill="none" stroke="#1E3A8A" stroke-width="3"/><rect x="93" y="176" width="14" height="16" rx="4" fill="#1E3A8A"/>',
  'top-hat':
    '<path d="M66 70l4-44q30-8 60 0l4 44Z" fill="#14204D"/><path d="M67 58q33 9 66 0l1 12q-34 9-68 0Z" fill="#E4572E"/><path d="M46 70q54 18 108 0 6 4 2 10-56 18-112 0-4-6 2-10Z" fill="#0B1330"/>',
};

/** Sky, ground and planet of a theme, for its picture in the shop. */
export const themes: Record<string, { sky: string; ground: string; planet: string }> = {
  dusk: { sky: '#6B2A5E', ground: '#2A0F3D', planet: '#F2B84B' },
  lagoon: { sky: '#0D5560', ground: '#052B33', planet: '#8FE3C6' },
};
