export interface PolicyBreach {
  directive: string;
  /** Origin or kind (inline, eval, data) of what was blocked; never a whole address. */
  blocked: string;
}

/** Reads a Content-Security-Policy report; null when it is none. Addresses may hold keys, so only origins are logged. */
export function readPolicyBreach(text: string): PolicyBreach | null {
  const report = reportIn(text);
  if (report === null) return null;
  const directive = report['effective-directive'] ?? report['violated-directive'];
  const blocked = report['blocked-uri'];
  if (typeof directive !== 'string' || typeof blocked !== 'string') return null;
  return { directive: directive.replace(/[^a-z-].*$/s, '').slice(0, 40), blocked: originOf(blocked) };
}

function originOf(blocked: string): string {
  if (!URL.canParse(blocked)) return /^[a-z-]{1,20}$/.test(blocked) ? blocked : 'other';
  const { origin, protocol } = new URL(blocked);
  return origin === 'null' ? protocol : origin;
}

function reportIn(text: string): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(text);
    const report: unknown = typeof parsed === 'object' && parsed !== null ? Reflect.get(parsed, 'csp-report') : null;
    return typeof report === 'object' && report !== null ? { ...report } : null;
  } catch {
    return null;
  }
}
