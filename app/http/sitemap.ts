/** A sitemap of these paths of a site; `site` has no path of its own. */
export function sitemapText(site: string, paths: string[]): string {
  const urls = paths.map((path) => `  <url><loc>${escapeXml(new URL(path, site).href)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

const escapeXml = (text: string): string => text.replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
