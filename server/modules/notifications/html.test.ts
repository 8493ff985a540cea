import { expect, it } from 'vitest';
import { bold, html, join, link } from './html';

it('escapes what is put into a sentence, and only once', () => {
  const name = `Tom & "Jo's" <b>`;
  expect(html`${name} in ${bold('8A & 8B')}`.text).toBe(
    'Tom &amp; &quot;Jo&#39;s&quot; &lt;b&gt; in <b>8A &amp; 8B</b>',
  );
  expect(html`${html`${bold('a<b')}`}!`.text).toBe('<b>a&lt;b</b>!');
});

it('writes links and lists', () => {
  expect(html`See ${link('/tasks', 'your tasks')}.`.text).toBe('See <a href="/tasks">your tasks</a>.');
  expect(join([html`${1}`, bold('2')], '; ').text).toBe('1; <b>2</b>');
});
