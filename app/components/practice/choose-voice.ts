type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>;

/** Languages that read English, the nearest first. */
const nearest = ['en-au', 'en-nz', 'en-gb', 'en'];

/**
 * The English voice that reads on the device itself, an Australian one first; null where there is none. A voice of a
 * service would send what a child reads to somebody else.
 */
export function chooseVoice<Kind extends Voice>(voices: readonly Kind[]): Kind | null {
  const local = voices.filter(({ localService, lang }) => localService && /^en\b/i.test(lang.replace('_', '-')));
  const rank = ({ lang }: Kind) => {
    const place = nearest.findIndex((wanted) => lang.replace('_', '-').toLowerCase().startsWith(wanted));
    return place === -1 ? nearest.length : place;
  };
  return [...local].sort((a, b) => rank(a) - rank(b) || Number(b.default) - Number(a.default))[0] ?? null;
}
