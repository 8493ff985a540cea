/** A student's message is at most so long; nothing after that is looked at. */
const longest = 2000;

const superscripts: Record<string, string> = {
  '⁰': '0',
  '¹': '1',
  '²': '2',
  '³': '3',
  '⁴': '4',
  '⁵': '5',
  '⁶': '6',
  '⁷': '7',
  '⁸': '8',
  '⁹': '9',
  '⁻': '-',
};

/** What was typed in plain characters on one line: signs one way, nothing hidden, LaTeX without its marks. */
export function plainCharacters(typed: string): string {
  return typed
    .slice(0, longest)
    .replace(/[⁻⁰¹²³⁴-⁹]+/g, (run) => `^(${[...run].map((sign) => superscripts[sign]).join('')})`)
    .replace(/\^\((\d)\)/g, '^$1')
    .replace(/(\d*)\s*([¼½¾⅐-⅞])(?=\s*\^)/g, (_, whole: string, part: string) => `(${whole} ${part})`)
    .replace(/([¼½¾⅐-⅞])/g, ' $1')
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/[‘’´`]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[−–—]/g, '-')
    .replace(/⁄/g, '/')
    .replace(/\\[()[\]]/g, ' ')
    .replace(/\$\$/g, ' ')
    .replace(/(?<!\\)\$([^$]*[=^\\+<>][^$]*)\$/g, ' $1 ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

const greeting =
  "hi+|hello+|hey+|hiya|heya|yo|sup|g'?day|howdy|greetings|good (?:morning|afternoon|evening|day|night)|morning|how are (?:you|u)(?: (?:going|today|doing))?|how'?s it going|what'?s up|wassup";
const politeness =
  'please|pls|plz|pleas|sorry|excuse me|thanks(?: (?:a lot|so much|heaps|mate))?|thank (?:you|u)(?: (?:so|very) much)?|thankyou|thx|tysm|ty|cheers|ta';
const filler =
  'ok(?:ay)?|k|so|um+|uh+|er+|well|right|now|and|but|also|then|next|alright|cool|great|nice|quick question|question';
const names = 'there|tutor|mate|sir|miss|bot|robot|teacher|friend|marsmaths|everyone|again';
const asking =
  '(?:can|could|would|will) (?:you|u|ya|i get you to)(?: please| pls| plz| just| kindly| maybe)*(?: help(?: me)?(?: out)?(?: to| with| on)?| tell me| show me(?: how to)?| teach me(?: how to)?| do| give me)?|' +
  "(?:i|we)(?: really| just)?(?: need| want|'d like| would like| have| wanna| gotta| am trying| was told)(?: you)?(?: some| your)?(?: help)?(?: to| with| on)?(?: know)?|i'?m trying to|i (?:can'?t|cannot|don'?t know how to|dont know how to|don'?t understand how to)|" +
  "help(?: me| us)?(?: out)?(?: please| pls)?(?: to| with| on| do)?|tell me|show me|let'?s|do you know|any idea|my (?:teacher|homework|question|problem|sum)(?: is| says| said| asks| wants me to| told us to)?|(?:the|this|here is the|here'?s (?:the|my)|here is my|i have a) (?:question|problem|sum|homework|equation|one)(?: is| says)?|for homework";

const leading = new RegExp(`^(?:${greeting}|${politeness}|${filler}|${names}|${asking})(?![a-z'])[\\s,.!:;-]*`, 'i');
const trailing = new RegExp(
  `(?:[\\s,.!?;:]+|(?<![a-z'])(?:${politeness}|for me|asap|lol|haha|idk|help(?: me)?|again|now|today|tutor|mate|sir|miss|i'?m stuck|i am stuck|i'?m confused|it'?s (?:for )?(?:my )?homework|and show (?:me )?(?:your |the |all )?(?:working|steps)(?: out)?|with (?:all )?(?:working|steps)(?: out)?|step by step|quickly|if you can|or not))$`,
  'i',
);

/** Without greetings, thanks and what is said around a question. Empty where there is nothing else. */
export function withoutPoliteness(text: string): string {
  const isFactorial = /\d!$/.test(text) && !/[a-z]{2}/i.test(text);
  if (isFactorial) return text;
  let rest = text.replace(/^(?:q(?:uestion)?\s*\d*\s*[.:)]|\d+[a-z]?\)|\(?[a-z]\))\s+/i, '');
  for (let round = 0; round < 12; round += 1) {
    const next = rest.replace(leading, '').replace(trailing, '');
    if (next === rest) break;
    rest = next;
  }
  return rest.trim();
}

/** Whether a text is a greeting or thanks and nothing more. */
export const isGreeting = (text: string): boolean => withoutPoliteness(text) === '' && /[a-z]/i.test(text);
