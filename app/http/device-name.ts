/** Browsers by a mark in their User-Agent; most carry the marks of others as well, so the order counts. */
const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const;

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** A browser in words that its owner knows, such as "Chrome on Android"; '' when nothing is known of it. */
export function deviceName(userAgent: string | null): string {
  const named = (list: readonly (readonly [string, RegExp])[]) =>
    list.find(([, mark]) => mark.test(userAgent ?? ''))?.[0];
  const browser = named(browsers);
  const system = named(systems);
  if (browser === undefined) return system ?? '';
  return system === undefined ? browser : `${browser} on ${system}`;
}
