import sanitizeHtml from 'sanitize-html';

const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['a', 'b', 'br', 'em', 'i', 'p', 'span', 'strong'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
};

/** The HTML that a notification may hold: plain emphasis and links to https or to our own paths. */
export function sanitiseMessage(html: string): string {
  return sanitizeHtml(html, allowed);
}
