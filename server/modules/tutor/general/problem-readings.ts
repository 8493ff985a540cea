import { withDigits } from '../../../../maths/engine/number-words';
import { foreignWords, isFormula, taskIn, withoutNeutralWords, withTasksSpelt } from './task-words';

const signWords: [RegExp, string][] = [
  [/\b(?:is|are) (?:equal|the same) (?:to|as)\b|\bequals(?: to)?\b/gi, '='],
  [/\bsquare root of (\d+(?:\.\d+)?)/gi, 'sqrt($1)'],
  [/\bcube root of (\d+(?:\.\d+)?)/gi, '\\sqrt[3]{$1}'],
  [/(?<=[\w)])\s+(?:to the power(?: of)?|\^)\s+/gi, '^'],
  [/(?<=[\w)])\s+squared\b/gi, '^2'],
  [/(?<=[\w)])\s+cubed\b/gi, '^3'],
  [/(?<=[\w)%])\s+(?:plus|add|added to)\s+(?=[\w(\\-])/gi, '+'],
  [/(?<=[\w)%])\s+(?:minus|take away|takeaway|subtract)\s+(?=[\w(\\-])/gi, '-'],
  [/(?<=[\w)%])\s+(?:times|multiplied by|multiply by|lots of)\s+(?=[\w(\\-])/gi, '*'],
  [/(?<=[\w)%])\s+(?:divided by|divide by|shared by)\s+(?=[\w(\\-])/gi, ' ÷ '],
  [/(?<=[\w)])\s+over\s+(?=[\w(\\-])/gi, '/'],
  [/(\d+\/\d+)\s+of\s+(?:a |the )?(?=\d)/gi, '($1)*'],
  [/(\d+\/\d+)\s*÷/g, '($1) ÷'],
  [/÷\s*(\d+\/\d+)/g, '÷ ($1)'],
  [/^(?:what(?:'?s| is) )?(\d+(?:\.\d+)?) more than (\d+(?:\.\d+)?)\s*\??$/gi, '$2+$1'],
  [/^(?:what(?:'?s| is) )?(\d+(?:\.\d+)?) less than (\d+(?:\.\d+)?)\s*\??$/gi, '$2-$1'],
  [/(\d)\s*(?:per ?cent|percent)\b/gi, '$1%'],
  [/\bgreater than or equal to\b/gi, '>='],
  [/\bless than or equal to\b/gi, '<='],
  [/(?<=[\w)])\s+is (?:greater|more|bigger) than\s+(?=[\d(-])/gi, '>'],
  [/(?<=[\w)])\s+is (?:less|smaller) than\s+(?=[\d(-])/gi, '<'],
];

/** Words for signs and numbers as signs and numbers, where they stand between numbers and letters. */
export function inSigns(text: string): string {
  const digits = withDigits(text.replace(/\b(?:this|that|the|another|next|last|which|any) one\b/gi, ' '));
  const signed = signWords.reduce((so, [words, sign]) => so.replace(words, sign), digits);
  return crossAsTimes(signed.replace(/[×✕✖⋅·∙]/g, '*').replace(/∫/g, '\\int '));
}

/** "3 x 4" is a product where every x stands between two numbers and no equation asks for x. */
function crossAsTimes(text: string): string {
  const between = /(?<=\d\s*)[xX](?=\s*\d)/g;
  const rest = text.replace(between, '');
  return /(?<![a-z])[xX](?![a-z])/.test(rest) || /=\s*\d/.test(text) ? text : text.replace(between, '*');
}

/** The text has a number, a sign between two things, or one letter with a number. */
export const hasMaths = (text: string): boolean =>
  /\d/.test(text) || /(?<![a-z])[a-z]\s*[+*/^=<>]\s*[a-z(\d]/i.test(text) || /\\(?:frac|sqrt|int|sum)/.test(text);

const mostReadings = 5;

/**
 * Ways to read a message as one problem, the likeliest first; empty where it has words whose meaning we do not know. A
 * problem is never cut out of a story: what the rest of it says would be a guess.
 */
export function problemReadings(message: string): string[] {
  const text = inSigns(withTasksSpelt(message));
  if (!hasMaths(text) || foreignWords(text).length > 0) return [];
  const exact = text.replace(/[?.\s]+$/, '');
  const readings = [...worded(exact), ...byTask(exact)];
  return [...new Set(readings.map((reading) => reading.replace(/\s+/g, ' ').trim()))]
    .filter((reading) => !/^[\s-]*[\d.,\s]*$/.test(reading))
    .slice(0, mostReadings);
}

/** Forms that the solver reads with their words. */
function worded(text: string): string[] {
  const clean = text.replace(/^(?:what(?:'?s| is| are)|find|calculate|work out|evaluate|how much is)\s+(?:the )?/i, '');
  const off = /^([\d.]+) ?% (?:off|discount on) (?:of )?(\$?[\d.,]+)$/i.exec(clean);
  if (off) return [`decrease ${off[2]} by ${off[1]}%`];
  const outOf = /^(\$?[\d.]+) as a percentage of (\$?[\d.]+)$/i.exec(clean);
  if (outOf) return [`write ${outOf[1]} as a percentage of ${outOf[2]}`];
  const part = /^(?:percentage|percent) (?:is )?(\$?[\d.]+) (?:out )?of (\$?[\d.]+)$/i.exec(
    clean.replace(/^what\s+/i, ''),
  );
  if (part) return [`${part[1]} out of ${part[2]} as a percentage`];
  const decimal = /^(?:write |express |convert )?([-\d./]+) (?:as|to|into) a decimal$/i.exec(clean);
  if (decimal) return [decimal[1] ?? ''];
  const percentage = /^(\d+) ?\/ ?(\d+) (?:as|to|into) a percentage$/i.exec(
    clean.replace(/^(?:write|express|convert) /i, ''),
  );
  if (percentage) return [`write ${percentage[1]} as a percentage of ${percentage[2]}`];
  return /\b(?:mean|median|mode|range|average|quartile|iqr|deviation|% of|increase|decrease|reduce|percentage|ratio|gradient|intercepts?|vertex|turning point|axis|line|subject|rearrange|remainder)\b|%/i.test(
    clean,
  )
    ? [clean.replace(/^the /i, ''), withoutNeutralWords(clean)]
    : [];
}

function byTask(text: string): string[] {
  const [, before = text, method] =
    /^(.+?) ((?:by|using|with)(?: the)? (?:factorising|factorisation|(?:quadratic )?formula|completing the square|elimination|substitution)(?: method)?)$/i.exec(
      text,
    ) ?? [];
  const found = taskIn(before);
  const rest = (found?.rest ?? before).replace(found?.task === 'expand' ? /\band simplify\b/i : /$^/, ' ');
  const bare = withoutNeutralWords(rest).replace(/^(?:of|to|for|in|by|and|with|on|like|out)\b\s*/i, '');
  const maths = statement(bare.replace(/^([a-z]) in (?=.*=)/i, '$1, '));
  const range = /^(.+?) (from .+ to .+)$/i.exec(maths);
  if (maths === '' || !isFormula(range?.[1] ?? maths)) return [];
  if (found?.task === 'solve') return [`solve ${maths}${method === undefined ? '' : ` ${method}`}`, `solve ${maths}`];
  if (found !== null) {
    const task = found.task === 'rationalise' ? 'rationalise the denominator of' : found.task;
    return [`${task} ${maths}`, ...(found.task === 'simplify' && !hasLetters(maths) ? [maths] : [])];
  }
  if (/[=<>≤≥]/.test(maths)) {
    const asked = maths.replace(/\s*=\s*$/, '');
    return [/[=<>≤≥]/.test(asked) ? `solve ${asked}` : asked];
  }
  if (/^(?:sin|cos|tan) ?\(? ?\d+(?:\.\d+)? ?\)?$/i.test(maths))
    return [maths.replace(/^([a-z]+)\D*([\d.]+)\D*$/i, '$1($2°)')];
  if (maths.startsWith('\\int')) return [maths];
  if (hasLetters(maths)) return [`simplify ${maths}`, `expand ${maths}`];
  return /√|sqrt/.test(maths) ? [maths, `simplify ${maths}`] : [maths];
}

/** "3x+5=20 for x", "x: 3x+5=20" and "x, 3x+5=20" are about the equation. */
function statement(text: string): string {
  const [letter = ''] = /(?<![a-z\\])[a-z](?![a-z])/i.exec(text) ?? [];
  if (letter === '' || !/[=<>≤≥]/.test(text)) return text;
  const alone = new RegExp(`^${letter}\\s*(?:[:,;]|\\s)\\s*(?=.*[=<>≤≥])(?![=<>≤≥])`, 'i');
  const after = new RegExp(`(?:[,;]|\\s)\\s*(?:for )?${letter}(?:\\s*=\\s*\\??)?$`, 'i');
  return text.replace(after, '').replace(alone, '').trim();
}

const hasLetters = (text: string): boolean =>
  /[a-z]/i.test(text.replace(/\\[a-z]+|\b(?:sqrt|sin|cos|tan|log|ln|pi|abs|and|or)\b/gi, ''));
