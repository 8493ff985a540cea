const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** HTML that may stand in a notification as it is. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = string | number | Html;

const asHtml = (part: Part): string =>
  part instanceof Html ? part.text : String(part).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** Text for a notification: what is put in is escaped unless it is `Html` itself. */
export function html(words: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(words.map((word, place) => `${place === 0 ? '' : asHtml(parts[place - 1] ?? '')}${word}`).join(''));
}

export const bold = (text: string): Html => html`<b>${text}</b>`;

/** A link to a page of ours. */
export const link = (path: string, words: string): Html => html`<a href="${path}">${words}</a>`;

export const join = (parts: readonly Html[], between: string): Html =>
  new Html(parts.map(({ text }) => text).join(between));
