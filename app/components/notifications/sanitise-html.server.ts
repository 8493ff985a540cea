import sanitizeHtml from 'sanitize-html';

const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['a', 'b', 'br', 'em', 'i', 'p', 'span', 'strong'],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    // Links to other sites open beside ours and learn nothing from us.
    a: (_tag, { href = '' }) => {
      const away: Record<string, string> = href.startsWith('/') ? {} : { rel: 'noopener noreferrer', target: '_blank' };
      return { tagName: 'a', attribs: { href, ...away } };
    },
  },
};

/** What may be put into a page of HTML that came from elsewhere: plain emphasis, links to https and to our own paths. */
export function sanitiseHtml(html: string): string {
  return sanitizeHtml(html, allowed);
}
