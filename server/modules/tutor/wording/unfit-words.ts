/** What no tutor of children says, whoever asked for it: it is withheld wherever it stands. */
const patterns: RegExp[] = [
  /\b(?:fuck\w*|shit\w*|bitch\w*|bastard\w*|cunt\w*|dick(?:head)?|wank\w*|arse(?:hole)?|asshole|piss(?:ed)?\s+off|slut\w*|whore\w*|fag(?:got)?s?|retard\w*|nigg\w*)\b/i,
  /\b(?:sex(?:y|ual\w*)?|porn\w*|nude|naked)\b/i,
  /\b(?:kill|hurt|cut|harm)\s+(?:yourself|himself|herself|themselves|him|her|them)\b|\bsuicid\w*/i,
  /\b(?:you\s+are|you['’]re|so)\s+(?:stupid|dumb|an?\s+idiot|useless|hopeless|lazy|pathetic)\b|\bidiots?\b|\bshut\s+up\b/i,
  // addresses and numbers to call: the help text has its own
  /\bhttps?:|\bwww\.|\b[\w-]+\.(?:com|net|org|io|au|ai)\b|\S+@\S+\.\S+/i,
  /<\/?[a-z][^>]*>|\[[^\]]*\]\([^)]*\)|!\[/i,
  // talk about the instructions instead of the maths
  /\b(?:system\s+prompt|my\s+instructions|instructions?\s+(?:say|said|were|are)|as\s+an?\s+(?:ai|language\s+model)|language\s+model|ignore\s+(?:all|previous|the)|jailbreak|developer\s+mode)\b/i,
  // deeds: a tutor only talks
  /\bI(?:['’]ve|\s+have|\s+just|\s+already)*\s+(?:gave|given|marked|added|closed|changed|unlocked|deleted|sent|skipped|awarded|submitted|solved)\b/i,
  /<<<|>>>|\b(?:MESSAGE|QUESTION|AIM|STUDENT)\b(?=\s*[:>])/,
];

export const hasUnfitWords = (text: string): boolean => patterns.some((pattern) => pattern.test(text));
