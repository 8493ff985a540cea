/** Words that carry nothing: they may stand anywhere in a sentence that words a built-in one. No pronoun of the speaker. */
export const littleWords: ReadonlySet<string> = new Set(
  'a an the this that these those it its here there of to in on at for with and is are be was were do does did has have had can could will would shall might may you your now just please again once still also well then next so us let as about up out maybe perhaps ok okay alright'.split(
    ' ',
  ),
);

/** Words that turn a meaning round: a sentence that leaves one out or puts one in says something else. */
export const mustStay: ReadonlySet<string> = new Set(
  'or not no never none nothing nobody nor neither only unless except if when without before after until less more fewer other another opposite different same all every always any both each because than instead false wrong right true correct stop first last'.split(
    ' ',
  ),
);

/** Words that a tutor may change for each other, none of them of mathematics. */
export const sameWords: ReadonlyMap<string, string> = new Map(
  [
    ['look', 'looks', 'looking', 'see', 'check'],
    ['question', 'problem', 'questions'],
    ['line', 'lines', 'row'],
    ['write', 'writes', 'writing', 'written', 'put'],
    ['try', 'tries', 'trying', 'attempt'],
    ['start', 'starts', 'begin', 'begins', 'starting'],
    ['think', 'thinking', 'consider'],
    ['find', 'finds', 'finding', 'found'],
    ['need', 'needs', 'needed'],
    ['get', 'got', 'gets', 'reach', 'reached'],
    ['reason', 'reasons'],
    ['step', 'steps', 'stage'],
    ['happen', 'happens', 'happened', 'happening'],
    ['give', 'given', 'gives'],
    ['ask', 'asked', 'asks'],
    ['know', 'knows', 'known'],
    ['piece', 'part', 'bit', 'parts', 'pieces'],
    ['small', 'smaller', 'little'],
    ['change', 'changes', 'changed', 'changing'],
    ['back', 'return'],
    ['go', 'goes', 'going'],
    ['come', 'comes', 'coming'],
    ['use', 'uses', 'used', 'using'],
    ['follow', 'follows', 'followed'],
    ['hint', 'clue', 'hints'],
  ].flatMap(([word = '', ...others]) => [word, ...others].map((other) => [other, word] as const)),
);

/** Whole sentences that say nothing, and may begin any reply. */
export const openers: readonly RegExp[] = [
  /^(?:ok(?:ay)?|all right|alright)[,.!]$/i,
  /^(?:(?:ok(?:ay)?|all right|alright|so|now),? )?let(?:['’]s| us) (?:have a look|take a look|look) at (?:this|it|that)(?: (?:together|again|once more|step by step))?[.!:]$/i,
  /^(?:(?:ok(?:ay)?|all right|alright|so|now),? )?let(?:['’]s| us) (?:think about|go through|work on) (?:this|it|that)(?: (?:together|again|step by step))?[.!:]$/i,
  /^(?:(?:have|take) (?:a|another) (?:careful )?look(?: at (?:it|this))?|look at (?:it|this)(?: again)?|take your time|there is no rush)(?: please)?[.!]$/i,
];

/** Whole questions that a reply with a question may end in. */
export const questions: { next: readonly RegExp[]; why: readonly RegExp[] } = {
  next: [
    /^(?:so |and |now )?what (?:will|would|could|can|might) you (?:do|try|write) (?:next|now|first|here)\?$/i,
    /^(?:so |and )?what comes next\?$/i,
    /^(?:so |and )?what (?:do you think )?(?:is|could be) (?:a|your|the) next (?:step|line)\?$/i,
    /^(?:so |and )?how (?:will|would|could) you (?:go on|begin|start)\?$/i,
  ],
  why: [/^(?:so |and )?why (?:does|do|would|may|can) (?:it|this|that|you do (?:it|this|that))(?: work)?\?$/i],
};

/** Where it was decided that the line is right. */
export const yesSentences: readonly RegExp[] = [
  /^(?:yes|right|correct)(?:, (?:that|this|your|the) (?:line|step) (?:is right|is correct|is true|follows|works|holds|fits))?[.!]$/i,
  /^(?:yes, )?(?:that|this|it)(?:['’]s| is) (?:right|correct|true)[.!]$/i,
  /^(?:yes, )?(?:that|this|your|the) (?:line|step) (?:is right|is correct|is true|follows|works|holds|fits)[.!]$/i,
];
