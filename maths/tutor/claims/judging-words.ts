const no =
  /\b(?:wrong|incorrect|mistakes?|errors?|not\s+(?:quite\s+)?(?:right|correct|true|so)|(?:is|was|does|do)n['’]t\s+(?:quite\s+)?(?:right|correct|true|hold|work|follow)|false|slip(?:ped)?)\b|^\W*(?:no|nope|not\s+quite|almost|nearly)\b/i;
const yes =
  /\b(?:(?:that|this|it|you|line|step|answer|work(?:ing)?)(?:['’]s|['’]re|\s+(?:is|are|was|looks?))\s+(?:\w+\s+)?(?:right|correct|true|sound|fine|good|perfect|great)|correct(?:ly)?|well\s+done|exactly|perfect(?:ly)?|spot\s+on|good\s+(?:job|work)|great\s+(?:job|work)|nice\s+(?:job|work|one)|you\s+(?:got|have)\s+it|follows|holds)\b|^\W*(?:yes|yep|yeah|right|great|good|nice|true)\b/i;

/** Whether a sentence says that something is right or wrong; null where it says neither. A question asks and does not say. */
export function judgement(sentence: string): 'yes' | 'no' | null {
  if (no.test(sentence)) return 'no';
  return yes.test(sentence) ? 'yes' : null;
}
