const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** What somebody typed, as text inside the HTML of a notice. */
export const escapeText = (typed: string): string => typed.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
