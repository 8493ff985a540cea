import { findTerm, type Term, termInside } from '../../../../maths/glossary/index';
import type { TutorLink } from '../talk';
import { type LineToCheck, lineToCheck } from './line-to-check';
import { placeIn } from './places';
import { isGreeting, plainCharacters, withoutPoliteness } from './plain-request';
import { hasMaths, problemReadings } from './problem-readings';

/** What a message to the general tutor asks for. */
export type GeneralRequest =
  | { kind: 'greeting' | 'thanks' | 'about' | 'off-topic' }
  | { kind: 'place'; text: string; link: TutorLink }
  | { kind: 'terms'; terms: Term[] }
  | { kind: 'check'; line: LineToCheck }
  /** Ways to read it, the likeliest first. */
  | { kind: 'problem'; readings: string[] }
  /** Mathematics that cannot be read as a problem; perhaps it is about a word that we can explain. */
  | { kind: 'beyond'; about: Term | null };

/** The solver takes no longer texts, and a question about a word is short. */
const longestRead = 300;

const asksAboutTutor =
  /\b(?:who|what) (?:are|r) (?:you|u)\b|\bwhat (?:can|do) (?:you|u) do\b|\bwhat can i ask\b|\bare (?:you|u) (?:a |an )?(?:real|human|robot|bot|ai|person|chat ?gpt)\b|\byour name\b|\bhow do you work\b|^(?:help|menu|commands|options)$/i;
const defines =
  /^(?:what(?:'?s| is| are| was| r)|wat(?:'?s| is)|wots|define|definition of|meaning of|(?:the )?meaning of|explain|describe|about|more about|learn about|what do (?:you|we|they|u) (?:mean by|call)|what is meant by|what'?s meant by|remind me what)\s+(?:the (?:meaning|definition) of\s+|it mean(?:s|t) by\s+)?(.+?)(?:\s+(?:is|are|mean(?:s)?|in maths?|in mathematics|in algebra|again|called))*$/i;
const means =
  /^(?:what (?:does|do|did)|wat does) (.+?) mean$|^(?:what|wat) (.+?) means?$|^(.+?) (?:meaning|definition|means what|means)$/i;
const howTo =
  /^(?:how (?:do|can|should|would|did|to)(?: (?:i|you|we|u|one|people|someone))?(?: to)?|how to|what(?:'?s| is) the (?:way|method|rule|formula|trick) (?:to|for)|the (?:way|rule|formula|method) (?:to|for)|formula (?:of|for)|rules? (?:of|for)|explain how to|when do (?:i|you|we) use|why do (?:i|you|we)) (?:do |work out |find |calculate |get |solve |use |work with )?(.+)$/i;
const between =
  /\b(?:difference|different) (?:between|of)?\s*(?:an? |the )?(.+?) (?:and|from|vs\.?|versus|or) (?:an? |the )?(.+)$|^(.+?) (?:vs\.?|versus) (.+)$/i;

/** Reads a message. Pure; never throws. */
export function readRequest(typed: string): GeneralRequest {
  const text = plainCharacters(typed);
  if (/^(?:help|help me)[\s.!?]*$/i.test(text)) return { kind: 'about' };
  if (isGreeting(text)) return { kind: /\b(?:thank|thx|ty|tysm|cheers|ta)/i.test(text) ? 'thanks' : 'greeting' };
  const asked = withoutPoliteness(text);
  if (asked === '') return { kind: 'off-topic' };
  if (asked.length > longestRead) return { kind: 'beyond', about: null };
  if (asksAboutTutor.test(asked)) return { kind: 'about' };
  const line = lineToCheck(asked);
  if (line !== null) return { kind: 'check', line };
  if (!hasMaths(asked)) return inWords(asked);
  const named = termOf(asked);
  if (named !== undefined) return { kind: 'terms', terms: [named] };
  const readings = problemReadings(asked);
  if (readings.length > 0) return { kind: 'problem', readings };
  const spelt = inWordsOrNull(asked);
  return spelt ?? { kind: 'beyond', about: termInside(asked) ?? null };
}

/** A term that is asked for by its own name, such as "y=mx+c" or "24-hour time". */
function termOf(asked: string): Term | undefined {
  const [, defined] = defines.exec(asked) ?? [];
  const [, does, that, alone] = means.exec(asked) ?? [];
  return [defined, does, that, alone, asked]
    .map((name) => (name === undefined ? undefined : exact(name)))
    .find(Boolean);
}

/** Names with numbers or signs in them have no slips. */
const exact = (name: string): Term | undefined => findTerm(name, { slips: false });

function inWords(asked: string): GeneralRequest {
  // A number in words is maths too: "three plus four".
  const readings = /\b(?:plus|minus|times|divided|take away|half|quarter|third|percent|squared|cubed|root)\b/i.test(
    asked,
  )
    ? problemReadings(asked)
    : [];
  if (readings.length > 0) return { kind: 'problem', readings };
  return inWordsOrNull(asked) ?? { kind: 'off-topic' };
}

function inWordsOrNull(asked: string): GeneralRequest | null {
  const two = between.exec(asked);
  if (two) {
    const terms = [two[1] ?? two[3], two[2] ?? two[4]].flatMap(
      (name) => findTerm(name ?? '') ?? termInside(name ?? '') ?? [],
    );
    if (terms.length === 2) return { kind: 'terms', terms: [...new Set(terms)] };
  }
  const place = placeIn(asked);
  if (place !== null) return { kind: 'place', text: place.text, link: { label: place.label, path: place.path } };
  if (hasMaths(asked) && !/^(?:what|define|explain|how|when|why)/i.test(asked)) return null;
  const [, defined] = defines.exec(asked) ?? [];
  const [, does, that, alone] = means.exec(asked) ?? [];
  const [, how] = howTo.exec(asked) ?? [];
  const names = [asked, defined, does, that, alone, how].filter((name) => name !== undefined);
  const term = names.map((name) => findTerm(name)).find((each) => each !== undefined);
  if (term !== undefined) return { kind: 'terms', terms: [term] };
  if (hasMaths(asked)) return null;
  const inside = [how, defined, asked]
    .filter((name) => name !== undefined)
    .map(termInside)
    .find((each) => each !== undefined);
  const asksForWord =
    how !== undefined ||
    defined !== undefined ||
    /\b(?:understand|get|learn|stuck|confused|about|with|on|hard|teach|explain|practise|practice|help)\b|^(?:what|how|why|when|which|is|are|does|do|can)\b/i.test(
      asked,
    );
  return inside !== undefined && (asksForWord || asked.split(' ').length <= 4)
    ? { kind: 'terms', terms: [inside] }
    : null;
}
