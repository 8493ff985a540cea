/** Kind of the device that asks: by what the browser says of itself, else by its name. Flags look at it. */
export function deviceType(headers: Headers): 'mobile' | 'desktop' {
  const told = headers.get('sec-ch-ua-mobile');
  if (told === '?1') return 'mobile';
  if (told === '?0') return 'desktop';
  return /\b(Mobi|Android|iPhone|iPad|iPod)/i.test(headers.get('user-agent') ?? '') ? 'mobile' : 'desktop';
}
