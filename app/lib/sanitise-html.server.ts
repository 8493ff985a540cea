import sanitizeHtml from 'sanitize-html';

const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['a', 'b', 'br', 'em', 'i', 'p', 'span', 'strong'],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    // Links to other sites open beside ours and learn nothing from us.
    a: (_tag, { href = '' }) => ({
      tagName: 'a',
      attribs: href.startsWith('/') ? { href } : { href, rel: 'noopener noreferrer', target: '_blank' },
    }),
  },
};

/** What may be put into a page of HTML that came from elsewhere: plain emphasis, links to https and to our own paths. */
export function sanitiseHtml(html: string): string {
  return sanitizeHtml(html, allowed);
}
