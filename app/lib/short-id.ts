/** A UUID in 22 letters of base64url, for pages that name thousands of things. */
export function shortId(uuid: string): string {
  const bytes = uuid.replaceAll('-', '').replace(/../g, (byte) => String.fromCharCode(Number.parseInt(byte, 16)));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The UUID behind a short id; null where the text is none. */
export function uuidOfShortId(text: string): string | null {
  if (!/^[\w-]{22}$/.test(text)) return null;
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const hex = Array.from(bytes, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
