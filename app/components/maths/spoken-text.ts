import { richTextParts } from './rich-text-parts';

/** Commands of LaTeX by what is said for them; all others are said by their own name. */
const commands: Record<string, string> = {
  times: 'times',
  cdot: 'times',
  div: 'divided by',
  pm: 'plus or minus',
  square: 'blank',
  Box: 'blank',
  le: 'is less than or equal to',
  leq: 'is less than or equal to',
  ge: 'is greater than or equal to',
  geq: 'is greater than or equal to',
  ne: 'is not equal to',
  neq: 'is not equal to',
  approx: 'is approximately',
  pi: 'pi',
  circ: 'degrees',
  degree: 'degrees',
  ldots: 'and so on',
  dots: 'and so on',
  left: '',
  right: '',
  quad: ',',
  qquad: ',',
};

/** Signs by what is said for them. A comma between numbers stays: it is a short silence. */
const signs: Record<string, string> = {
  '+': 'plus',
  '-': 'minus',
  '−': 'minus',
  '×': 'times',
  '÷': 'divided by',
  '=': 'equals',
  '<': 'is less than',
  '>': 'is greater than',
  '≤': 'is less than or equal to',
  '≥': 'is greater than or equal to',
  '%': 'per cent',
  '°': 'degrees',
  '?': 'what',
  '□': 'blank',
  '/': 'over',
  '(': ', bracket,',
  ')': ', close bracket,',
  ':': 'to',
};

/** A rich text as it is read aloud: words as they stand, formulas in words. */
export function spokenText(richText: string): string {
  const paragraphs = richTextParts(richText).map((parts) =>
    parts
      .map((part) => {
        if (part.kind === 'words') return part.text.replaceAll('□', ' blank ').replace(/_{2,}/g, ' blank ');
        return part.kind === 'formula' ? ` ${spokenFormula(part.latex)}${part.tail}` : '';
      })
      .join(''),
  );
  return tidy(paragraphs.map((text) => (/[.?!:]\s*$/.test(text) ? text : `${text}.`)).join(' '));
}

/** A formula of LaTeX in words: `8 + 5 = \square` is "8 plus 5 equals blank". */
function spokenFormula(latex: string): string {
  return tidy(new Reader(latex).readAll());
}

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ ?(,)(?: ?,)*/g, '$1')
    .replace(/ ([.?!])/g, '$1')
    .replace(/,([.?!])/g, '$1')
    .trim();

/** Reads LaTeX once from left to right; what has no words is left out, and nothing throws. */
class Reader {
  private at = 0;

  constructor(private readonly latex: string) {}

  readAll(): string {
    const said: string[] = [];
    while (this.at < this.latex.length) said.push(this.readOne());
    return said.join(' ');
  }

  private readOne(): string {
    const rest = this.latex.slice(this.at);
    // A space or a comma between three digits of a large number is not said.
    const number = /^\d+(?:(?:\\,|\{,\})\d{3})*(?:\.\d+)?/.exec(rest);
    if (number) return this.take(number[0].length, number[0].replace(/\\,|\{,\}/g, ''));
    const command = /^\\([a-zA-Z]+)\s*/.exec(rest);
    if (command) {
      this.at += command[0].length;
      return this.readCommand(command[1] ?? '');
    }
    const sign = rest.startsWith('\\') ? rest.slice(0, 2) : (rest[0] ?? '');
    if (sign === '{') return this.readGroup();
    this.at += sign.length;
    if (sign === '^') return raised(this.readGroup());
    if (sign === '_') return this.readGroup();
    return signs[sign.replace('\\', '')] ?? (/^[a-zA-Z,]$/.test(sign) ? sign : '');
  }

  private readCommand(name: string): string {
    if (name === 'frac' || name === 'dfrac' || name === 'tfrac') return `${this.readGroup()} over ${this.readGroup()}`;
    if (name === 'sqrt') return `the square root of ${this.readGroup()}`;
    if (name === 'text' || name === 'mathrm' || name === 'textbf') return this.takeText();
    return commands[name] ?? name;
  }

  /** What stands in braces, or the one sign that comes next. */
  private readGroup(): string {
    if (this.latex[this.at] !== '{') return this.readSign();
    const inside = this.insideBraces();
    return new Reader(inside).readAll();
  }

  /** Without braces a group is one digit, sign or command. */
  private readSign(): string {
    const digit = /^\s*(\d)/.exec(this.latex.slice(this.at));
    if (digit) return this.take(digit[0].length, digit[1] ?? '');
    return this.at < this.latex.length ? this.readOne() : '';
  }

  private takeText(): string {
    return this.latex[this.at] === '{' ? this.insideBraces().replace(/[\\{}]/g, ' ') : '';
  }

  private insideBraces(): string {
    const from = this.at + 1;
    let depth = 0;
    for (; this.at < this.latex.length; this.at += 1) {
      if (this.latex[this.at] === '{') depth += 1;
      else if (this.latex[this.at] === '}' && --depth === 0) break;
    }
    const inside = this.latex.slice(from, this.at);
    this.at += 1;
    return inside;
  }

  private take(length: number, said: string): string {
    this.at += length;
    return said;
  }
}

function raised(power: string): string {
  const exponent = power.trim();
  if (exponent === '2') return 'squared';
  if (exponent === '3') return 'cubed';
  return exponent === 'degrees' ? exponent : `to the power of ${exponent}`;
}
