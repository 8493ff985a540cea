import { describe, expect, it } from 'vitest';
import { sanitiseHtml } from './sanitise-html.server';

describe('sanitiseHtml', () => {
  it('keeps emphasis and links to our own pages', () => {
    const html = 'You are in <b>6B</b>. <a href="/error-logbook">Open it</a>';
    expect(sanitiseHtml(html)).toBe(html);
  });

  it('sends links to other sites to a page of their own', () => {
    expect(sanitiseHtml('<a href="https://example.org">There</a>')).toBe(
      '<a href="https://example.org" rel="noopener noreferrer" target="_blank">There</a>',
    );
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)><style>*{display:none}</style></svg>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="//evil.example">x</a>',
    '<a href="/\\evil.example">x</a>',
    '<b onmouseover="alert(1)" style="position:fixed">x</b>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<form action="https://evil.example"><input name=password></form>',
  ])('takes the harm out of %s', (hostile) => {
    expect(sanitiseHtml(hostile)).not.toMatch(/script|on\w+=|style|src|evil|<form|<input|<svg|<iframe/i);
  });
});
