export interface OutsideLink {
  label: string;
  href: string;
}

/**
 * Reads links such as "YouTube=https://youtube.com/@maths, LinkedIn=https://…". An entry without a name or with
 * anything else than an https address is left out.
 */
export function readOutsideLinks(text: string): OutsideLink[] {
  return text.split(',').flatMap((entry) => {
    const [name = '', ...rest] = entry.split('=');
    const label = name.trim();
    const href = rest.join('=').trim();
    return label !== '' && URL.canParse(href) && new URL(href).protocol === 'https:' ? [{ label, href }] : [];
  });
}
