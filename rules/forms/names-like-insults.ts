/** The names and ordinary words that hold an insult, by the insult; the whole word, in letters a to z. */
const harmless: Record<string, RegExp[]> = {
  shit: [
    // Yamashita, Kinoshita, Yoshito, Yoshitsugu, Ishita.
    /^[a-z]*[aeiou]shit(o|a(?!s)|su)[a-z]*$/,
    // Dikshit, Harshit, Akshita, Rakshith, Varshitha.
    /^(a|da|de|di|ha|ja|la|ma|mo|ni|pa|pari|pra|ra|ri|su|va|yu)[kr]shit(a|aa|aj|h|ha)?$/,
    /^(ka|ki|mi|ni|ra|ri|ru|va|vi)shith?$/,
    /^shit(al|anshu|ara|araya|ian|ij|iz|ong)$/,
  ],
  nazi: [/^(be|gul|shah)?nazi(a|ah|b|f|fa|h|ha|hah|la|li|m|ma|r|ra|sh|ya)$/],
  porn: [
    /^porn(chai|napa|nipa|pan|pat|phan|phimon|pimon|rat|sak|sawan|siri|thep|thip|thong|tip|wilai)$/,
    /^(am|aru|bua|chari|duang|jatu|jira|kanya|nata|nuch|pana|rata|siri|som|supa|sura|wan|wara|yu|yupa)porn$/,
  ],
  fuk: [
    /^fuk(ada|ai|ase|aya|ing|lam|shing|u(chi|da|e|gawa|hara|hashi|i|ji|kado|kawa|ko|matsu|mi|moto|mura|naga|nishi|oka|ro|saki|saku|shima|ta|tome|yama|yo|zawa|zumi))$/,
  ],
  slut: [/^slut[sz]k[a-z]+$/],
  pedo: [/^torpedo(es|s)?$/, /^pedo(ne|ni|tti|met(er|re)s?)$/],
  penis: [/^penistone$/, /^pennis[eio]$/],
  cunt: [/^scunthorpe$/],
  spastic: [/^spasticity$/],
  rapist: [/^[a-z]*therapists?$/],
};

/** Whether a word that holds this insult is a name or an ordinary word all the same. */
export const isHarmless = (word: string, insult: string): boolean =>
  harmless[insult]?.some((pattern) => pattern.test(word)) ?? false;

/** Names that are an insult where they are written small, or beside words that no name has. */
const names = new Set(['Dick', 'Fuk', 'Hoe']);

const beside = new Set(
  'a all and big boy everyone face for from girl hairy hard head him her huge in is it large little long lover man maths me mini monster my no off on school small smelly stupid suck sucker sucks that the them this tiny u up ur us ya you your'.split(
    ' ',
  ),
);

/** Whether a name is a person's, word by word, with one of these in it: "Dick Smith", "Lee Fuk Wing". */
export function isPersonalName(name: string): boolean {
  const words = name.split(/[^\p{L}\p{M}'’]+/u).filter((word) => word !== '');
  const isName = (word: string) => /^\p{Lu}[\p{Ll}\p{M}'’]*/u.test(word) && !beside.has(word.toLowerCase());
  return words.some((word) => names.has(word)) && words.every(isName) && !/\d/.test(name);
}

/** Whether a word is one of those names. */
export const isNameWord = (word: string): boolean => [...names].some((name) => name.toLowerCase() === word);
