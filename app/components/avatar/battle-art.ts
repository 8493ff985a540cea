const bubble = (art: string) =>
  `<path d="M20 22h80a10 10 0 0 1 10 10v44a10 10 0 0 1-10 10H58L40 104V86H20a10 10 0 0 1-10-10V32a10 10 0 0 1 10-10Z" fill="#C9D7F8"/>${art}`;

const night = '<rect x="6" y="6" width="108" height="108" rx="14" fill="#0B1B4A"/>';

/** Own drawings on a square of 120: a signal of battles by what it is about, and what a winner sees. */
export const battleArt: Record<string, string> = {
  'emote-clever': bubble(
    '<path d="M60 34a16 16 0 0 1 8 29v7H52v-7a16 16 0 0 1 8-29Z" fill="#F2B84B"/><rect x="54" y="72" width="12" height="4" fill="#6A7488"/>',
  ),
  'emote-learned': bubble(
    '<path d="M60 44q-12-8-26-6v32q14-2 26 6 12-8 26-6V38q-14-2-26 6Z" fill="#2F5BD0"/><path d="M60 44v32" stroke="#fff" stroke-width="3"/>',
  ),
  'emote-breathe': bubble(
    '<g fill="none" stroke="#1D7F68" stroke-width="5" stroke-linecap="round"><path d="M30 46h42q10 0 10-7t-8-6"/><path d="M30 58h56"/><path d="M30 70h34q10 0 10 6t-8 5"/></g>',
  ),
  'emote-sparks': bubble(
    '<g fill="#E4572E"><path d="M60 32l5 15 15 5-15 5-5 15-5-15-15-5 15-5Z"/><path d="M88 60l2.500 7 7 2.500-7 2.500-2.500 7-2.500-7-7-2.500 7-2.500ZM34 34l2 6 6 2-6 2-2 6-2-6-6-2 6-2Z"/></g>',
  ),
  'emote-mars': bubble(
    '<circle cx="60" cy="54" r="20" fill="#C8512B"/><path d="M44 46q12-6 20 0t14-2M43 62q14-6 22 0t13-2" fill="none" stroke="#8A2F12" stroke-width="4" stroke-linecap="round"/>',
  ),
  'victory-comets': `${night}<g stroke-linecap="round" stroke-width="5"><path d="M92 22 58 56" stroke="#C9D7F8"/><path d="M60 20 38 42" stroke="#F2B84B"/><path d="M100 58 78 80" stroke="#F9C9A8"/></g><g fill="#fff"><circle cx="56" cy="58" r="6"/><circle cx="36" cy="44" r="5"/><circle cx="76" cy="82" r="5"/></g>`,
  'victory-dust': `${night}<path d="M6 96q54-20 108 0v4a14 14 0 0 1-14 14H20a14 14 0 0 1-14-14Z" fill="#C2552F"/><g fill="#F9C9A8"><circle cx="60" cy="30" r="5"/><circle cx="44" cy="42" r="4"/><circle cx="78" cy="40" r="4"/><circle cx="54" cy="60" r="4"/><circle cx="68" cy="66" r="5"/></g><g fill="#F2B84B"><circle cx="32" cy="62" r="4"/><circle cx="90" cy="60" r="4"/><circle cx="60" cy="80" r="4"/></g>`,
};
