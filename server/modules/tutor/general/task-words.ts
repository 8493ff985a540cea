import { isNearly } from '../../../../maths/glossary/index';

/** A task that the solver knows, by the words that students use for it. */
const tasks: Record<string, RegExp> = {
  solve: /\b(?:solve|solving|find (?:the )?(?:solutions?|roots?|zeros?)(?: (?:of|to|for))?)\b/i,
  expand:
    /\b(?:expand|expanding|multiply out|times out|open (?:the )?brackets?|remove (?:the )?brackets?|get rid of (?:the )?brackets?)\b/i,
  factorise: /\b(?:factori[sz]e|factori[sz]ing|factor|factoring)\b/i,
  simplify:
    /\b(?:simplify|simplifying|simplest form|lowest terms|reduce|cancel|collect(?:ing)? (?:the )?like terms)\b/i,
  differentiate: /\bd ?\/ ?d[a-z]\b(?: of)?|\b(?:differentiate|differentiating|derivative|derive|dy\/dx)\b/i,
  integrate: /\b(?:integrate|integrating|integral|antiderivative|anti-derivative|antidifferentiate|primitive)\b/i,
  rationalise: /\brationali[sz](?:e|ing)\b/i,
  'complete the square': /\bcomplet(?:e|ing) the square\b/i,
};

/** Words that the solver reads beside the maths, and those that name its tasks. */
const solverWords =
  'solve solving solutions roots zeros zero expand expanding multiply times out open remove get rid factorise factorising factorize factor factoring factors simplify simplifying simplest lowest form reduce cancel collect collecting differentiate differentiating derivative derive integrate integrating integral antiderivative antidifferentiate primitive rationalise rationalize rationalising complete completing square subject make rearrange mean median mode range average quartile lower upper interquartile iqr standard deviation sample increase decrease share divide split into in ratio percentage percent per cent decimal as of by off discount on from to through joining passing and or gradient line parabola curve graph intercept intercepts vertex turning point axis symmetry remainder with respect factorisation elimination substitution using quadratic formula method denominator for like terms bracket brackets';
/** Names inside formulas. */
const functionNames = 'sqrt pi theta sin cos tan log ln abs exp and or';
/** Words around a problem that change nothing in it. */
const neutralWords =
  "what whats what's wat is are the this that these those following equation equations expression expressions inequality problem problems question questions sum sums calculation value values answer answers result find finding calculate calculating compute work works working evaluate evaluating get give given gives if when where then so how much do does doing it equal unknown letter number numbers exact me my we us you i'm im i've ive be by-hand hand need needs want wants help please steps step show showing here correct algebra maths math fully completely data set list marks two both these formula function fraction fractions quick quickly write express convert linear quadratic simultaneous system pair first let teacher teachers told asked asks ask class homework exam test said says stuck confused confusing struggling know understand really just can could would should will to-do was has have had for-me";

const functions = new Set(functionNames.split(' '));
const known = new Set([...solverWords.split(' '), ...functions]);
const neutral = new Set(neutralWords.split(' '));
const taskNames = ['solve', 'expand', 'factorise', 'simplify', 'differentiate', 'integrate', 'calculate', 'evaluate'];

/** Words of two letters or more that are neither maths nor talk about it: what they mean, we do not know. */
export function foreignWords(text: string): string[] {
  return wordsOf(text).filter((word) => !known.has(word) && !neutral.has(word) && !isProduct(word));
}

/** Whether a text has no words beside the names of functions. */
export const isFormula = (text: string): boolean =>
  wordsOf(text).every((word) => functions.has(word) || isProduct(word));

/** Small letters; what follows a backslash is LaTeX and no word. */
const wordsOf = (text: string): string[] =>
  (text.replace(/\\[a-z]+/gi, ' ').match(/[a-z][a-z']+/gi) ?? []).map((word) => word.toLowerCase());

/** A product of two letters, such as xy. */
const isProduct = (word: string): boolean =>
  /^(?:[a-z][xyz]|[xyz][a-z]|ab|ac|bc|mn|pq|rs|st|uv)$/.test(word) && !/^(?:by|my|ax|ex|ox|ye|yo|hy)$/.test(word);

/** The task that is asked for, and the text without its words. */
export function taskIn(text: string): { task: string; rest: string } | null {
  for (const [task, pattern] of Object.entries(tasks)) {
    if (pattern.test(text)) return { task, rest: text.replace(pattern, ' ') };
  }
  return null;
}

/** "sovle" is "solve", "factorize" is "factorise". */
export function withTasksSpelt(text: string): string {
  return text.replace(/[a-z]{5,}/gi, (word) => {
    const plain = word.toLowerCase();
    if (known.has(plain) || neutral.has(plain)) return word;
    return taskNames.find((name) => isNearly(name, plain, name.length > 7 ? 2 : 1)) ?? word;
  });
}

/**
 * Without the words that change nothing. Where one stood between two pieces of maths a comma stays: what was apart is
 * not read as one.
 */
export function withoutNeutralWords(text: string): string {
  const tokens = text.replace(/\?+/g, ' ').split(/\s+/);
  const kept: { token: string; isApart: boolean }[] = [];
  let isApart = false;
  for (const [place, token] of tokens.entries()) {
    const word = token.toLowerCase().replace(/^[,;:.(]+|[,;:.)]+$/g, '');
    const isArticle = /^an?$/.test(word) && /^[a-z]{2}/i.test(tokens[place + 1] ?? '');
    if (token === '' || isArticle || (word.length > 1 && neutral.has(word)) || /^[:;.,]+$/.test(token)) {
      isApart = true;
      continue;
    }
    const last = kept.at(-1)?.token ?? '';
    kept.push({
      token,
      isApart: isApart && /(?:\d|\)|%|(?<![a-z])[a-z])$/i.test(last) && /^(?:[\d(\\$.-]|[a-z](?![a-z]))/i.test(token),
    });
    isApart = false;
  }
  return kept
    .map(({ token, isApart: comma }) => (comma ? `, ${token}` : token))
    .join(' ')
    .replace(/^[\s,:;.]+|[\s,:;.]+$/g, '');
}
