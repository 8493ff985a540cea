const patterns: RegExp[] = [
  // addresses of mail and web, and names in networks
  /\S+@\S+\.\S+/g,
  /\b(?:https?:\/\/|www\.)\S+/gi,
  /(?<![\w$])@\w{2,}/g,
  // telephone numbers: eight digits or more, none of them in a calculation
  /(?<![\d.+*/=^-]\s?)(?:\+?61|\(?0\d\)?)(?:[\s-]?\d){7,9}(?!\d)/g,
  // "my name is …", "I live at …", "I go to … School"
  /\b[Mm]y\s+(?:full\s+|first\s+|last\s+)?name(?:\s+is|['’]s|:)\s+[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+)*/gu,
  /\b(?:[Ii]\s+am|[Ii]['’]?m|[Cc]all\s+me)\s+\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+)*/gu,
  /\bi\s+live\s+(?:at|in|on|near)\s+[^.?!\n]+/gi,
  /\bi\s+go\s+to\s+[^.?!\n]*?(?:school|college|grammar|academy|primary|high)\b(?:\s+(?:school|college))?/gi,
  /\b\d{1,5}[a-z]?\s+(?:\p{Lu}[\p{L}'’-]+\s+){1,3}(?:[Ss]t|[Ss]treet|[Rr]d|[Rr]oad|[Aa]ve|[Aa]venue|[Dd]r|[Dd]rive|[Cc]t|[Cc]ourt|[Pp]l|[Pp]lace|[Cc]res|[Cc]rescent|[Ll]ane|[Hh]wy|[Hh]ighway|[Pp]de|[Pp]arade|[Tt]ce|[Tt]errace)\b\.?/gu,
  /\b(?:i\s+am|i['’]m|im)\s+\d{1,2}\s+(?:years?\s+old|yo)\b/gi,
];

/** A text without what could tell who wrote it: addresses, numbers to call, names said of oneself. */
export const withoutPersonalData = (text: string): string =>
  patterns.reduce((so, pattern) => so.replace(pattern, '(left out)'), text);
