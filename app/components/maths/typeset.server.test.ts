import { describe, expect, it } from 'vitest';
import { typeset, typesetFormula } from './typeset.server';

/** What a reader sees, roughly: tags and the MathML source gone. */
const seen = (html: string) =>
  html
    .replace(/<span class="katex-mathml">.*?<\/math><\/span>/g, '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&NoBreak;', '');

describe('rich text', () => {
  it('may be empty', () => {
    expect([typeset(''), typesetFormula('')]).toEqual(['', expect.any(String)]);
  });

  it('draws a formula as HTML with MathML for people who hear the page', () => {
    const html = typeset('The tank is $\\frac{2}{3}$ full.');
    expect(html).toContain('<mfrac><mn>2</mn><mn>3</mn></mfrac>');
    expect(html).toContain('aria-hidden="true"');
    expect(html).toMatch(/^The tank is /);
    expect(html).toMatch(/ full\.$/);
  });

  it('gives fractions their larger size and keeps short formulas and their full stop on one line', () => {
    expect(typeset('$\\frac{1}{4}$.')).toMatch(/^<span class="fr nw">.*&NoBreak;\.<\/span>$/);
    expect(typeset('$3x+1$')).toMatch(/^<span class="nw">/);
  });

  it('lets a long line break', () => {
    expect(typeset('$x^2+5x+6=(x+2)(x+3)=0, x=-2, x=-3$')).toMatch(/^<span class="katex">/);
  });

  it('reads an escaped dollar as money', () => {
    expect(typeset('A book costs \\$12 and a pen \\$3.')).toBe('A book costs $12 and a pen $3.');
    expect(typeset('$\\$12.50$')).toContain('katex');
  });

  it('makes words bold, around formulas too, and paragraphs at blank lines', () => {
    expect(typeset('a **b** c')).toBe('a <b>b</b> c');
    expect(typeset('**so $x$**')).toMatch(/^<b>so <span.*<\/b>$/s);
    expect(typeset('one\n\ntwo')).toBe('<p>one</p><p>two</p>');
  });

  it('leaves marks without a partner as they stand', () => {
    expect(typeset('5 ** 2')).toBe('5 ** 2');
    expect(typeset('it costs $5')).toBe('it costs $5');
    expect(typeset('$a\n\nb$')).toBe('<p>$a</p><p>b$</p>');
  });

  it('shows broken LaTeX as text', () => {
    expect(typeset('$\\frac{1$')).toBe('<code>\\frac{1</code>');
    expect(typeset(`$${'x'.repeat(3000)}$`)).toContain('<code>xxx');
  });

  it.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '**<svg onload=alert(1)>**',
    '$\\text{<img src=x onerror=alert(1)>}$',
    '$\\href{javascript:alert(1)}{x}$',
    '$\\htmlStyle{background:url(//evil)}{x}$',
    '$\\includegraphics{https://evil.example/x.png}$',
    '$<img src=x onerror=alert(1)>$',
    '$\\frac{<b onclick=alert(1)>$',
    '$\\url{javascript:alert(1)}$',
  ])('lets no markup through: %s', (payload) => {
    for (const html of [typeset(payload), typesetFormula(payload)]) {
      expect(html).not.toMatch(/<(script|img|svg(?! xmlns)|a|iframe|style)\b/i);
      expect(html).not.toMatch(/<[^>]*\s(on\w+|href|src)=/i);
      expect(html).not.toMatch(/style="[^"]*url\(/);
    }
  });

  it('answers bombs at once, as text', () => {
    expect(seen(typeset('$\\def\\a{\\a\\a}\\a$'))).toContain('\\def');
    expect(typeset(`$${'{'.repeat(1999)}$`)).toContain('<code>');
    expect(typeset(`$${'\\frac1'.repeat(320)}1$`)).toBeTypeOf('string');
    expect(typeset('$'.repeat(20_000))).toBeTypeOf('string');
  });
});
