import { parse } from '../../engine/index';

export type Intent = 'line' | 'hint' | 'why' | 'unsure' | 'just-tell' | 'another-way' | 'one-like-it' | 'off-topic';

/** In this order: what asks for the answer is asked in many ways, and "I don't know, just tell me" asks for it too. */
const patterns: [Exclude<Intent, 'line' | 'off-topic'>, RegExp][] = [
  [
    'one-like-it',
    /\b(?:one|question|example|problem)s?\s+like\s+(?:it|this|that)\b|\bsimilar\s+(?:one|question|example|problem)|\banother\s+(?:example|question|one)\b|\b(?:give|show)\s+(?:me\s+)?an?\s+example\b|\bworked\s+example\b|^\s*example\s*$/i,
  ],
  [
    'another-way',
    /\b(?:an)?other\s+way\b|\bdifferent(?:ly)?\s*(?:way|method)?\b|\bother\s+method\b|\banother\s+method\b/i,
  ],
  [
    'just-tell',
    /\b(?:just|please|pls|can\s+you|could\s+you|will\s+you)?\s*(?:tell|give|show|send|write|say|spell|reveal|print|whisper|translate|output|display|type)\b[^.?!]*\b(?:answer|solution|result|it\b|final|number|letter|option|key)|\bjust\s+(?:tell|say|do)\b|\bwhat(?:['’]?s|\s+is|\s+are)?\s+(?:the\s+)?(?:\w+\s+){0,3}(?:answer|solution|result|option|digit|key)s?\b|\b(?:answer|solution)\s*(?:pls|please|now|\?|!|$)|\bwhich\s+(?:option|answer|letter|one\s+is\s+(?:right|correct))\b|^\W*(?:so\s+)?is\s+(?:it|that|this|the\s+answer)\b|\bdo\s+it\s+for\s+me\b|\bsolve\s+(?:it|this)\b|\bignore\s+(?:all|your|the|previous)\b|\bpretend\b|\bsystem\s+prompt\b|\bi\s+give\s+up\b|\bcheat\b/i,
  ],
  [
    'hint',
    /\bhints?\b|\bhelp\b|\bclue\b|\bnext\s+step\b|\bwhat\s+(?:now|next|do\s+i\s+do)\b|\bhow\s+(?:do|should|can|to)\b|\bstuck\b|\bfirst\s+step\b/i,
  ],
  ['why', /\bwhy\b|\bhow\s+come\b|\bwhat\s+for\b|\bexplain\b|\breason\b/i],
  [
    'unsure',
    /\b(?:do\s*n['’]?t|dont|not|no)\s+(?:know|sure|get\s+it|understand|idea)\b|\b(?:no\s+idea|idk|dunno|unsure|confused|lost|hard|too\s+difficult|guess(?:ing)?|maybe)\b|^\s*(?:\?+|hm+|um+|huh)\s*$/i,
  ],
];

/** What a student wants by what they typed: a line of maths comes before other words. */
export function readIntent(typed: string): Intent {
  const text = typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .slice(0, 2000);
  const wanted = patterns.find(([, pattern]) => pattern.test(text))?.[0];
  if (wanted !== undefined && hasWords(text)) return wanted;
  if (isLine(text)) return 'line';
  return wanted ?? 'off-topic';
}

/** Words, beside the names of functions and units. */
const hasWords = (text: string): boolean =>
  /[a-z]{3}|\b(?:is|it|me)\b/i.test(text.replace(/\\[a-z]+|\b(?:sin|cos|tan|log|sqrt)\b/gi, '')) ||
  /^\s*(?:\?+|hm+|um+)\s*$/i.test(text);

function isLine(text: string): boolean {
  if (text.trim() === '') return false;
  if (/^\s*\(?[a-e]\)?\s*$/i.test(text)) return true;
  return parse(text).ok ? /\d|[=<>+*/^]|\\|^\s*[a-z]\s*$/i.test(text) : /\d/.test(text) && !/[a-z]{4}/i.test(text);
}
