/**
 * Words of self-harm, abuse or danger. A calm help text too many does no harm, one too few may: the list is wide, but
 * spares the idioms of a maths lesson ("this is killing me", "I want to die of boredom" is answered with the help text).
 */
const patterns: RegExp[] = [
  /\b(?:kill|hurt|harm|cut|cutting|hurting|harming|killing)\s+(?:my\s*self|me\s*self|myself)\b/i,
  /\bself[\s-]?harm/i,
  /\bsuicid/i,
  /\bend\s+(?:it\s+all|my\s+life)\b/i,
  /\b(?:want|wanna|going|wish)\s+(?:to\s+|i\s+(?:was|were)\s+)?(?:die|dead)\b/i,
  /\b(?:do\s*n['’]?t|dont)\s+want\s+to\s+(?:live|be\s+alive|be\s+here\s+any\s*more|exist)\b/i,
  /\b(?:better\s+off\s+dead|no\s+reason\s+to\s+live|kms)\b/i,
  /\b(?:he|she|they|someone|somebody|dad|mum|mom|father|mother|brother|sister|uncle|aunt|teacher|coach|step\w+|grand\w+|boyfriend|girlfriend|\w+)\s+(?:hits?|beats?|punch(?:es|ed)?|kicks?|kicked|hurts?|touch(?:es|ed)|chok(?:es|ed)|abus(?:es|ed)|threaten(?:s|ed)|rap(?:es|ed))\s+me\b/i,
  /\b(?:being|been|getting|i\s+am|i['’]m|im)\s+(?:abused|beaten|molested|raped|bullied|threatened|hit\s+at\s+home)\b/i,
  /\b(?:not|do\s*n['’]?t\s+feel|dont\s+feel)\s+safe\b/i,
  /\b(?:i\s+am|i['’]m|im)\s+(?:in\s+danger|scared\s+(?:of|to\s+go)\b.*\b(?:home|dad|mum|him|her|them))/i,
  /\b(?:i\s+)?took\s+(?:too\s+many|all\s+(?:the|my))\s+(?:pills|tablets)\b|\boverdos/i,
  /\bstarv(?:e|ing)\s+myself\b/i,
  /\bhas\s+a\s+(?:knife|gun)\b/i,
  /\bnobody\s+would\s+(?:care|miss\s+me)\b/i,
];

export const isDistress = (text: string): boolean => patterns.some((pattern) => pattern.test(text));
